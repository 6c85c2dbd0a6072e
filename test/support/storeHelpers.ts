import { act } from '@testing-library/react';
import { parseAddress } from '../../src/app/url';
import type { PathAndSearch } from '../../src/routing/routeSlice';

/** Parses a URL of the shop. */
export const parseUrl = (url: string): PathAndSearch =>
  parseAddress(new URL(`https://shop.example/${url.replace(/^\/+/, '')}`));

/**
 * Waits until the router and the store are idle: a page is shown in a task, and
 * its URL written in a later one.
 */
export const tasks = () =>
  act(async () => {
    for (let count = 0; count < 4; count += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

/** Waits until a page shows what it renders after its first frame. */
export const untilPainted = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });

import { act } from '@testing-library/react';
import { canonicalPathname } from '../../src/routing/paths';
import type { Route } from '../../src/routing/routeSlice';

/** The route of an address of the shop. */
export const routeAt = (url: string): Route => {
  const address = `https://shop.example/${url.replace(/^\/+/, '')}`;
  const { pathname, search } = new URL(address);
  return { pathname: canonicalPathname(pathname), search };
};

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

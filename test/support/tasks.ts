import { act } from '@testing-library/react';

/**
 * Waits until the router and the store are idle: a page is shown in a task, and
 * its URL written in a later one.
 */
export const tasks = () =>
  act(async () => {
    for (let count = 0; count < 4; count += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

import { act } from '@testing-library/react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

interface Options {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A history as `mount.tsx` creates it, and ways to navigate it. */
export const testHistory = () => {
  const history = createBrowserHistory({ v5Compat: true });

  /** Navigates like a link, or by a number of history entries without waiting for the browser. */
  const navigate = async (to: string | number, { replace = false, state }: Options = {}) => {
    if (typeof to === 'number') history.go(to);
    else
      await act(() => {
        if (replace) history.replace(to, state);
        else history.push(to, state);
        return Promise.resolve();
      });
  };

  /** Navigates by a number of history entries and waits for the browser. */
  const go = (by: number) =>
    act(async () => {
      window.history.go(by);
      // At an end of the history there is no event.
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        setTimeout(resolve, 100);
      });
    });

  return { history, navigate, go };
};

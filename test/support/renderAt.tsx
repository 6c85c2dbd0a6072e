import { act, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '../../src/app/App';
import { createApp } from '../../src/app/boot/createApp';
import { rootOptions } from '../../src/app/boot/mount';
import { loadPage } from '../../src/app/routing/routes';
import type { RootState } from '../../src/app/rootReducer';

// Leaves time for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Renders the whole app at a URL, as `main.ts` does, with a new store. */
export const renderAt = async (
  url: string,
  preloadedState: Partial<RootState> = {},
) => {
  window.history.replaceState(null, '', url);
  const { store, close } = await createApp(preloadedState);
  cleanups.push(close);
  await loadPage(window.location.pathname).catch(() => undefined);
  const history = createBrowserHistory({ v5Compat: true });
  render(
    <App store={store} history={history} onMounted={() => undefined} />,
    rootOptions(),
  );
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  /**
   * Navigates like a link, or by a number of history entries without waiting
   * for the browser.
   */
  const navigate = async (to: string | number) => {
    if (typeof to === 'number') history.go(to);
    else
      await act(() => {
        history.push(to);
        return Promise.resolve();
      });
  };
  return { store, router: { navigate }, user: userEvent.setup() };
};

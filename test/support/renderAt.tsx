import { act, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { createApp } from './createApp';
import { onMounted, rootOptions } from '../../src/app/boot/mount';
import { loadPage } from '../../src/app/routing/routes';
import type { RootState } from '../../src/app/rootReducer';
import { recordAnnouncements } from './announcements';

// Leaves time for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  delete document.documentElement.dataset['boot'];
});

/** Renders the whole app at a URL, as `main.ts` does, with a new store. */
export const renderAt = async (
  url: string,
  preloadedState: Partial<RootState> = {},
) => {
  window.history.replaceState(null, '', url);
  const { store, navigation, close } = await createApp(preloadedState);
  cleanups.push(close, recordAnnouncements());
  await loadPage(window.location.pathname).catch(() => undefined);
  render(
    <App store={store} navigation={navigation} onMounted={onMounted} />,
    rootOptions(),
  );
  const { navigator } = navigation;
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  /**
   * Navigates like a link, or by a number of history entries without waiting
   * for the browser.
   */
  const navigate = async (to: string | number) => {
    if (typeof to === 'number') navigator.go(to);
    else
      await act(() => {
        navigator.push(to);
        return Promise.resolve();
      });
  };
  return {
    store,
    router: { navigate, isLoading: navigation.isLoading },
    user: userEvent.setup(),
  };
};

import { act, render, waitFor } from '@testing-library/react';
import { App } from '../../src/app/App';
import { onMounted, rootOptions } from '../../src/app/boot/mount';
import type { RootState } from '../../src/app/rootReducer';
import type { Navigation } from '../../src/app/routing/navigation';
import { loadPage } from '../../src/app/routing/routes';
import { recordAnnouncements } from './announcements';
import { createApp } from './createApp';

let navigation: Navigation;
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
  const app = await createApp(preloadedState);
  cleanups.push(app.close, recordAnnouncements());
  navigation = app.navigation;
  await loadPage(window.location.pathname).catch(() => undefined);
  render(
    <App store={app.store} navigation={navigation} onMounted={onMounted} />,
    rootOptions(),
  );
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  return app.store;
};

/** Opens another page of the rendered app, as a link does. */
export const goTo = async (url: string) => {
  await act(() => {
    navigation.navigator.push(url);
    return Promise.resolve();
  });
  await waitFor(() => expect(navigation.isLoading()).toBe(false));
};

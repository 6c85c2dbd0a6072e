import { act, render, waitFor } from '@testing-library/react';
import { App } from '../../src/app/App';
import { startEffects } from '../../src/app/boot/effects';
import { onMounted, rootOptions } from '../../src/app/boot/mount';
import { openStoredFeatures } from '../../src/app/boot/storedFeatures';
import type { RootState } from '../../src/app/rootReducer';
import type { Navigation } from '../../src/app/routing/navigation';
import { loadPage } from '../../src/app/routing/routes';
import { createStore } from '../../src/app/store';
import { recordAnnouncements } from './announcements';
import { loadStored } from './loadStored';

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
  const stored = openStoredFeatures();
  const loaded = await loadStored(stored);
  const store = createStore({
    preloadedState: { ...loaded, ...preloadedState },
  });
  const effects = startEffects(store, stored);
  cleanups.push(effects.stop, recordAnnouncements());
  navigation = effects.navigation;
  await loadPage(window.location.pathname).catch(() => undefined);
  render(
    <App store={store} navigation={navigation} onMounted={onMounted} />,
    rootOptions(),
  );
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  return store;
};

/** Opens another page of the rendered app, as a link does. */
export const goTo = async (url: string) => {
  await act(() => {
    navigation.navigator.push(url);
    return Promise.resolve();
  });
  await waitFor(() => expect(navigation.isLoading()).toBe(false));
};

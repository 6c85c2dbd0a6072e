import { configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { createApp } from '../../src/app/createApp';
import { rootOptions } from '../../src/app/mount';
import { loadPage } from '../../src/app/routes';
import type { RootState } from '../../src/app/rootReducer';
import { testHistory } from './testHistory';

// Leaves time for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Renders the whole app at a URL, as `main.ts` does, with a new store. */
export const renderAt = async (url: string, preloadedState: Partial<RootState> = {}) => {
  window.history.replaceState(null, '', url);
  const { store, close } = await createApp(preloadedState);
  cleanups.push(close);
  await loadPage(window.location.pathname).catch(() => undefined);
  const { history, navigate } = testHistory();
  render(<App store={store} history={history} onMounted={() => undefined} />, rootOptions());
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  return { store, router: { navigate }, user: userEvent.setup() };
};

import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { createApp } from '../../src/app/createApp';
import type { RootState } from '../../src/store/rootReducer';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** The whole shop at an address, as `main.tsx` opens it, with a store of its own. */
export const renderAt = async (address: string, preloadedState: Partial<RootState> = {}) => {
  window.history.replaceState(null, '', address);
  const { store, router, close } = await createApp(preloadedState);
  endings.push(close);
  render(<App store={store} router={router} />);
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  return { store, router, user: userEvent.setup() };
};

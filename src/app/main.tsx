import { createListenerMiddleware } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { followAddress } from '../effects/address';
import { showToasts } from '../effects/toasts';
import { makeStore } from '../store/makeStore';
import { rootReducer } from '../store/rootReducer';
import { navigated } from '../store/route';
import { App } from './App';
import { loadMatched } from './loadMatched';
import { routes } from './routes';

const open = async (root: HTMLElement) => {
  const listeners = createListenerMiddleware();
  const store = makeStore({ effects: [listeners.middleware] });
  showToasts(listeners);
  // A visit begins as any page does: with the address.
  store.dispatch(navigated(location.pathname + location.search));

  await loadMatched(routes, location);
  const router = createBrowserRouter(routes);
  followAddress(router, store);
  createRoot(root).render(<App store={store} router={router} />);

  // In development an edit to a slice keeps the state, and with it the cart.
  if (process.env['NODE_ENV'] !== 'production') {
    import.meta.webpackHot.accept('../store/rootReducer', () => store.replaceReducer(rootReducer));
  }
};

const root = document.getElementById('root');
if (root) void open(root);

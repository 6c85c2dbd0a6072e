import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readAddress } from '../domain/address';
import { rootReducer } from '../store/rootReducer';
import { App } from './App';
import { openShop } from './openShop';
import { nameAt } from './routes';
import { firstState } from './firstState';

const page = document.documentElement;

/** From here on the shop answers: what was done before is done now. */
const onOpen = () => {
  // Once what the page was not written from (a cart, a filter) is shown.
  queueMicrotask(() => {
    delete page.dataset['waiting'];
    page.dataset['shop'] = 'open';
    document.dispatchEvent(new Event('weft:open'));
  });
};

/** Whether the page that the host has sent is the one of this path. */
const isWrittenFor = (pathname: string) => {
  const { path } = page.dataset;
  return path === pathname || (path === '/404' && nameAt(pathname) === 'unknown');
};

const show = async (root: HTMLElement) => {
  const { store, router } = await openShop();
  const { pathname } = readAddress(window.location.pathname);
  const shop = <App store={store} router={router} writtenFrom={firstState(pathname)} onOpen={onOpen} />;

  // In small pieces, so that a finger never waits for all of it.
  if (isWrittenFor(pathname)) startTransition(() => void hydrateRoot(root, shop));
  else {
    // Nothing, or the page for whatever there is not.
    root.replaceChildren();
    document.querySelector('title')?.remove();
    createRoot(root).render(<App store={store} router={router} onOpen={onOpen} />);
  }

  // In development an edit to a slice keeps the state, and with it the cart. Effects go on as they began.
  if (process.env['NODE_ENV'] !== 'production') {
    import.meta.webpackHot.accept(['../store/rootReducer', './openShop'], () =>
      store.replaceReducer(rootReducer),
    );
  }
};

const root = document.getElementById('root');
if (root) void show(root);

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathnameOf } from '../domain/paths';
import type { Router } from '../effects/router';
import type { Store } from '../store/createStore';
import { App } from './App';
import { initialStateFor } from './initialStateFor';
import { nameAt } from './routes';

interface Shop {
  readonly store: Store;
  readonly router: Router;
  readonly onOpen: () => void;
}

/** Shows the shop: over the page that the host has sent, if that is the one of this address. */
export const show = (root: HTMLElement, writtenPath: string | undefined, shop: Shop): void => {
  const pathname = pathnameOf(window.location.pathname);
  if (writtenPath === pathname || (writtenPath === '/404' && nameAt(pathname) === 'unknown')) {
    // In small pieces, so that a finger never waits for all of it.
    startTransition(() => void hydrateRoot(root, <App {...shop} writtenFrom={initialStateFor(pathname)} />));
    return;
  }
  // Nothing, or the page for whatever there is not.
  root.replaceChildren();
  document.querySelector('title')?.remove();
  createRoot(root).render(<App {...shop} />);
};

import { savesData } from '../../lib/savesData';
import type { AppStore } from '../store';
import { loadPage } from './routes';

/**
 * On hover, touch or focus of a link, loads the chunk of its page, and the
 * first image of a product.
 */
export const prefetchOnIntent = (store: AppStore): (() => void) => {
  const prefetch = async (pathname: string) => {
    const page = await loadPage(pathname);
    page.prefetch?.(store.getState(), pathname);
  };

  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (link?.origin !== window.location.origin) return;
    if (savesData()) return;
    // The navigation itself reports a chunk that cannot be loaded.
    prefetch(link.pathname).catch(() => undefined);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  // Touch fires `pointerover`, too.
  document.addEventListener('pointerover', onIntent, { signal });
  document.addEventListener('focusin', onIntent, { signal });
  return () => listeners.abort();
};

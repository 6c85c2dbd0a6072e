import { savesData } from '../../lib/savesData';
import type { AppStore } from '../store';
import { loadPage } from './routes';

/** Touch fires `pointerover`, too. */
const INTENTS = ['pointerover', 'focusin'] as const;

/**
 * On hover, touch or focus of a link, loads the chunk of its page, and the
 * first image of a product.
 */
export const prefetchOnIntent = (store: AppStore): (() => void) => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== window.location.origin || savesData()) return;
    const { pathname } = link;
    void loadPage(pathname)
      .then((page) => page.prefetch?.(store.getState(), pathname))
      // The navigation itself reports a chunk that cannot be loaded.
      .catch(() => undefined);
  };
  for (const intent of INTENTS)
    document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of INTENTS)
      document.removeEventListener(intent, onIntent);
  };
};

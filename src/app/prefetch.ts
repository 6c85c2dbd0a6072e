import { loadPage } from './routes';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the chunk of a page when the pointer, a finger or the keyboard focus reaches a link to it. */
export const prefetchOnIntent = (): (() => void) => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // The navigation itself reports a chunk that cannot be loaded.
    if (link && link.origin === window.location.origin) void loadPage(link.pathname).catch(() => undefined);
  };
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
  };
};

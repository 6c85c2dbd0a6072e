import type { LoadPage } from '../effects/router';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches a page as soon as a shopper points at a link to it, touches it or comes to it by keyboard. */
export const prefetchOnIntent = (load: LoadPage): (() => void) => {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // Without a network, or with the part gone, whoever follows the link is told.
    if (link && link.origin === window.location.origin) void load(link.pathname)?.catch(() => undefined);
  };
  for (const intent of INTENTS) document.addEventListener(intent, hear, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, hear);
  };
};

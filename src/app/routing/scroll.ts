import { hashTarget } from '../../features/navigation/hashTarget';
import {
  savedPlace,
  savePlace,
  storePlaces,
} from '../../features/navigation/places';

const NAME = 'scroll';

export const saveScroll = (): void => savePlace(NAME, window.scrollY);

/** A page that was opened starts at its top or hash. */
export const scrollToStart = (): void => {
  window.scrollTo(0, 0);
  showHashTarget();
};

const showHashTarget = () => {
  const target = hashTarget(window.location.hash);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
};

const restoreScroll = () => {
  showHashTarget();
  const place = savedPlace(NAME);
  if (place !== undefined) window.scrollTo(0, place);
};

/** On Back a page is where it was left. */
export const scrollBack = (): void => {
  window.scrollTo(0, 0);
  restoreScroll();
};

/** Keeps the place when the document is left, and restores it in a new one. */
export const keepScroll = (signal: AbortSignal): void => {
  // The stored state changes the height of the prerendered page.
  document.addEventListener('weft:hydrated', restoreScroll, {
    once: true,
    signal,
  });
  const onPageHide = () => {
    saveScroll();
    storePlaces();
  };
  window.addEventListener('pagehide', onPageHide, { signal });
};

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

/**
 * Needed after a reload too: the stored state changes the height of the page
 * after the browser has scrolled it.
 */
export const restoreScroll = (): void => {
  showHashTarget();
  const place = savedPlace(NAME);
  if (place !== undefined) window.scrollTo(0, place);
};

/** Scrolls a page to which the shopper goes back to where it was left. */
export const scrollBack = (): void => {
  window.scrollTo(0, 0);
  restoreScroll();
};

/** Saves the scroll position when the shopper leaves the document. */
export const keepScroll = (signal: AbortSignal): void => {
  const onPageHide = () => {
    saveScroll();
    storePlaces();
  };
  window.addEventListener('pagehide', onPageHide, { signal });
};

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

/** Also after a reload: the stored state changes the height of the page. */
export const restoreScroll = (): void => {
  showHashTarget();
  const place = savedPlace(NAME);
  if (place !== undefined) window.scrollTo(0, place);
};

/** On Back a page is where it was left. */
export const scrollBack = (): void => {
  window.scrollTo(0, 0);
  restoreScroll();
};

/** Keeps the place when the document is left. */
export const keepScroll = (signal: AbortSignal): void => {
  const onPageHide = () => {
    saveScroll();
    storePlaces();
  };
  window.addEventListener('pagehide', onPageHide, { signal });
};

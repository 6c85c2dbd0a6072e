import { isRecord } from '../lib/guards';
import { decoded } from './paths';

/** Safari limits how often a page changes its history entry. */
const PAUSE_MS = 100;

/**
 * How the page of the history entry was left. It is in the entry, so that it
 * outlives a reload, and a tab that the browser has unloaded.
 */
const savedPlace = () => {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
};

const replacePlace = (link: unknown) =>
  window.history.replaceState({ scroll: window.scrollY, link }, '');

/**
 * The links to which Back returns the focus. Not those of the header: the focus
 * would open its menu.
 */
const LINKS = 'main a:not([aria-hidden]), footer a';

/** Saves how the page is left: the scroll position, and the followed link. */
export const savePlace = (pressed: Element | null): void =>
  replacePlace(pressed?.closest(LINKS)?.getAttribute('href'));

/**
 * Saves the place after each scroll, since Back leaves a page without notice.
 * Within a document the shop restores the place itself: a browser may do so
 * before the page is rendered.
 */
export const watchScroll = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(() => replacePlace(savedPlace()['link']), PAUSE_MS);
  });
  window.history.scrollRestoration = 'manual';
  // After a reload the browser does so before the script runs.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
};

export const savedScroll = (): number => {
  const scroll = savedPlace()['scroll'];
  return typeof scroll === 'number' ? scroll : 0;
};

/** The element that the hash of the address names. */
const hashTarget = () =>
  document.getElementById(decoded(window.location.hash.slice(1)));

/** The link of this page that was followed before Back. */
const followedLink = () => {
  const link = savedPlace()['link'];
  const links = document.querySelectorAll<HTMLElement>(LINKS);
  return Array.from(links).find((each) => each.getAttribute('href') === link);
};

/** What takes the focus on the page of this entry. */
export const focusTarget = (): HTMLElement | null =>
  hashTarget() ?? followedLink() ?? document.querySelector('h1');

const showHashTarget = () => {
  const target = hashTarget();
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
};

/** A page that was opened starts at its top or hash. */
export const scrollToStart = (): void => {
  window.scrollTo(0, 0);
  showHashTarget();
};

/**
 * Scrolls to where the entry was left. Needed after a reload too: the stored
 * state changes the height of the page after the browser has scrolled it.
 */
export const restoreScroll = (): void => {
  showHashTarget();
  if (savedScroll() > 0) window.scrollTo(0, savedScroll());
};

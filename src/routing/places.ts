import { isRecord } from '../lib/guards';
import { decode } from './paths';

/** Safari limits how often a page changes its history entry. */
const SCROLL_SAVE_DELAY_MS = 100;

/**
 * How the page of the history entry was left. It is in the entry, so that it
 * outlives a reload, and a tab that the browser has unloaded.
 */
const readPlace = () => {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
};

/**
 * The links to which Back returns the focus. Not those of the header: the focus
 * would open its menu.
 */
const LINK_SELECTOR = 'main a, footer a';

/** The links of this page to an address, in document order. */
const linksTo = (href: unknown) => {
  const links = document.querySelectorAll<HTMLElement>(LINK_SELECTOR);
  return Array.from(links).filter((link) => link.getAttribute('href') === href);
};

/** Saves how the page is left: the scroll position, and the pressed link. */
export const savePlace = (pressed: EventTarget | null): void => {
  const link =
    pressed instanceof Element
      ? pressed.closest<HTMLElement>(LINK_SELECTOR)
      : null;
  const href = link?.getAttribute('href');
  const index = link && linksTo(href).indexOf(link);
  history.replaceState({ scroll: window.scrollY, href, index }, '');
};

/**
 * Saves the place after each scroll, since Back leaves a page without notice.
 * Within a document the shop restores the place itself: a browser may do so
 * before the page is rendered.
 */
export const watchScroll = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      history.replaceState({ ...readPlace(), scroll: window.scrollY }, '');
    }, SCROLL_SAVE_DELAY_MS);
  });
  history.scrollRestoration = 'manual';
  // After a reload the browser does so before the script runs.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
};

/** Whether the history entry was left before, as after Back. */
export const hasPlace = (): boolean => 'scroll' in readPlace();

export const readScroll = (): number => {
  const scroll = readPlace()['scroll'];
  return typeof scroll === 'number' ? scroll : 0;
};

/** The element that the hash of the address names. */
const hashTarget = () =>
  document.getElementById(decode(location.hash.slice(1)));

/** The link of this page that was followed before Back. */
const followedLink = () => {
  const { href, index } = readPlace();
  // The link of an image is hidden; the link of its name is next.
  return linksTo(href)
    .slice(Number(index))
    .find(({ ariaHidden }) => !ariaHidden);
};

const focus = (target: HTMLElement | null | undefined) =>
  target?.focus({ preventScroll: true });

/** After Back, the link that was followed takes the focus, if it is there. */
export const focusPage = (): void => {
  const link = followedLink();
  focus(link ?? hashTarget() ?? document.querySelector('h1'));
  // Orca ignores a focus after Alt and an arrow key, and reads on at the caret.
  // In the next task, because Chromium would not announce the focused link.
  if (link) setTimeout(() => window.getSelection()?.collapse(link, 0));
};

/**
 * Scrolls to where the history entry was left, or else to its hash or the top. Needed
 * after a reload too: the stored state changes the height of the page after the
 * browser has scrolled it.
 */
export const restorePlace = (): void => {
  window.scrollTo(0, readScroll());
  const target = hashTarget();
  if (!hasPlace()) target?.scrollIntoView();
  focus(target);
};

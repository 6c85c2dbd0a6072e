import { isObject } from '../lib/guards';
import { decode } from './paths';

const SCROLL_SAVE_INTERVAL_MS = 200;

const numberOf = (value: unknown) =>
  typeof value === 'number' ? value : undefined;

/**
 * Reads where the page was left. The history entry stores the position, because
 * it survives a reload and the unloading of a tab.
 */
export const readPosition = () => {
  const state: unknown = history.state;
  const { scroll, cardCount, href, index } = isObject(state) ? state : {};
  return {
    /** Undefined if the history entry stores no position. */
    scroll: numberOf(scroll),
    /** How many cards of a list began above the bottom edge of the window. */
    cardCount: numberOf(cardCount) ?? 0,
    /** The followed link, and its index in the links of this `href`. */
    href,
    index: numberOf(index) ?? 0,
  };
};

/**
 * How far the page is scrolled, and how many cards it needs there. Counts the
 * cards down to the last one that begins above the bottom edge.
 */
const scrollState = () => {
  const cards = Array.from(document.querySelectorAll('[data-card]'));
  const last = cards.findLastIndex(
    (card) => card.getBoundingClientRect().top < window.innerHeight,
  );
  return { scroll: window.scrollY, cardCount: last + 1 };
};

/**
 * The links to which Back returns the focus. Links of the header are left out,
 * because the focus would open the profile menu.
 */
const LINK_SELECTOR = 'main a, footer a';

/** The links of this page with an `href`, in document order. */
const linksTo = (href: unknown) => {
  const links = document.querySelectorAll<HTMLElement>(LINK_SELECTOR);
  return Array.from(links).filter((link) => link.getAttribute('href') === href);
};

/**
 * The element that was pressed last on this page. The focused element may be
 * another one: Safari does not focus a pressed link (November 2026).
 */
let lastPressed: EventTarget | null = null;

/** Saves where the page is left, with the pressed link. */
export const savePosition = (): void => {
  const link =
    lastPressed instanceof Element
      ? lastPressed.closest<HTMLElement>(LINK_SELECTOR)
      : null;
  const href = link?.getAttribute('href');
  const index = link && linksTo(href).indexOf(link);
  history.replaceState({ ...scrollState(), href, index }, '');
};

/**
 * Scrolls an element that begins above the window to its top. `scrollIntoView`
 * runs now, not in the next frame, because Back may open another page first.
 */
export const scrollBackTo = (element: Element | null): void => {
  if (!element || element.getBoundingClientRect().top >= 0) return;
  element.scrollIntoView();
  savePosition();
};

/**
 * Saves the scroll position during each scroll, because no event precedes Back.
 * Within a document the shop restores the position itself, because a browser
 * may restore it before the page is rendered.
 */
export const watchPosition = (): void => {
  const onClick = ({ target }: Event) => void (lastPressed = target);
  window.addEventListener('click', onClick, true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('scroll', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      history.replaceState({ ...readPosition(), ...scrollState() }, '');
    }, SCROLL_SAVE_INTERVAL_MS);
  });
  history.scrollRestoration = 'manual';
  // After a reload the browser scrolls the page before the script runs.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
};

/** The element that the hash of the address names. */
const hashTarget = () =>
  document.getElementById(decode(location.hash.slice(1)));

/** The link of this page that the shopper followed before pressing Back. */
const followedLink = () => {
  const { href, index } = readPosition();
  // The link of an image is hidden from screen readers. The link of the name,
  // with the same `href`, follows it.
  return linksTo(href).find((link, i) => i >= index && !link.ariaHidden);
};

/** Focuses the target of the hash, which a browser does not do on a reload. */
export const focusHashTarget = (): void =>
  hashTarget()?.focus({ preventScroll: true });

/**
 * Moves the caret to an element, where Orca continues to read. In the task of
 * the focus, Orca would not read the element in Chromium (November 2026).
 */
const moveCaret = (element: Element | null) =>
  setTimeout(() => window.getSelection()?.collapse(element, 0));

/** Focuses the heading of the page, because the pressed part has changed. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  heading?.focus();
  moveCaret(heading);
};

/**
 * Focuses a new page: the link that was followed before Back, or else the
 * target of the hash or the heading. In a row that scrolls sideways, the focus
 * also scrolls to the link.
 */
export const focusPage = (): void => {
  // The footer stays, so the pressed link may be a link of the new page, too.
  lastPressed = null;
  const link = followedLink();
  (link ?? hashTarget() ?? document.querySelector('h1'))?.focus();
  // Orca 43 ignores a focus after Alt and an arrow key.
  if (link) moveCaret(link);
};

/**
 * Scrolls to where the history entry was left, or else to its hash or the top.
 * A reload needs this as well: the stored state changes the height of the page
 * after the browser has scrolled it.
 */
export const restorePosition = (): void => {
  const { scroll } = readPosition();
  window.scrollTo(0, scroll ?? 0);
  if (scroll === undefined) hashTarget()?.scrollIntoView();
};

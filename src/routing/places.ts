import { isArray, isRecord } from '../lib/guards';
import { openStorage } from '../lib/safeStorage';
import { decoded } from './paths';

const KEY = 'weft.places';
/**
 * The places are stored as one text. If it were too long, none would be stored.
 */
const MAX_PLACES = 200;

/** How a page was left. */
interface Place {
  readonly scroll: number;
  /** The `href` of the link that was followed; empty for any other way. */
  readonly link?: string;
}

const storage = openStorage(() => window.sessionStorage);

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && typeof value['scroll'] === 'number';

const isEntry = (value: unknown): value is [string, Place] =>
  isArray(value) && typeof value[0] === 'string' && isPlace(value[1]);

const readPlaces = () => {
  const stored = storage.readJson(KEY);
  return new Map(isArray(stored) ? stored.filter(isEntry) : []);
};

/** The place of each history entry, by its key. */
const places = readPlaces();
let entry = '';

/** Names the history entry whose page is shown from now on. */
export const enterPlace = (key: string): void => {
  entry = key;
};

export const savedScroll = (): number | undefined => places.get(entry)?.scroll;

export const savePlace = (link = places.get(entry)?.link ?? ''): void => {
  // Deleted first, so that the last saved place is at the end of the map.
  places.delete(entry);
  places.set(entry, { scroll: window.scrollY, link });
};

/** Without storage a page starts at its top after a reload. */
export const storePlaces = (): void => {
  savePlace();
  const latest = [...places].slice(-MAX_PLACES);
  storage.write(KEY, JSON.stringify(latest));
};

/** The element that the hash of the address names. */
const hashTarget = () =>
  document.getElementById(decoded(window.location.hash.slice(1)));

/**
 * The link of this page that was followed before Back. Not one of the header:
 * the focus would open its menu.
 */
const followedLink = () => {
  const href = places.get(entry)?.link;
  const links = document.querySelectorAll<HTMLElement>('main a, footer a');
  return Array.from(links).find((link) => link.getAttribute('href') === href);
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
  const scroll = savedScroll();
  if (scroll !== undefined) window.scrollTo(0, scroll);
};

import { isArray } from '../lib/guards';
import { openStorage } from '../lib/safeStorage';
import { decoded } from './paths';

const KEY = 'weft.places';
const SCROLL = 'scroll';
const LINK = 'link';
/**
 * The places are stored as one text. If it were too long, none would be stored.
 */
const MAX_PLACES = 200;

const storage = openStorage(() => window.sessionStorage);

type Value = number | string;

const isPlace = (entry: unknown): entry is [string, Value] =>
  isArray(entry) &&
  typeof entry[0] === 'string' &&
  ['number', 'string'].includes(typeof entry[1]);

const readPlaces = () => {
  const stored = storage.readJson(KEY);
  const entries = isArray(stored) ? stored : [];
  return new Map(entries.filter(isPlace));
};

/**
 * The scroll position, the followed link and the length of the list at each
 * history entry.
 */
const places = readPlaces();
let entry = '';

/** Names the history entry whose page is shown from now on. */
export const enterPlace = (key: string): void => {
  entry = key;
};

const saved = (name: string) => places.get(`${entry} ${name}`);

export const savedPlace = (name: string): number | undefined => {
  const value = saved(name);
  return typeof value === 'number' ? value : undefined;
};

export const savePlace = (name: string, value: Value): void => {
  const id = `${entry} ${name}`;
  // Deleted first, so that the last saved place is at the end of the map.
  places.delete(id);
  places.set(id, value);
};

export const saveScroll = (): void => savePlace(SCROLL, window.scrollY);

/** Without storage a page starts at its top after a reload. */
export const storePlaces = (): void => {
  saveScroll();
  const latest = [...places].slice(-MAX_PLACES);
  storage.write(KEY, JSON.stringify(latest));
};

/** Remembers the link that has the focus and leads to another page. */
export const saveFollowedLink = (): void =>
  savePlace(LINK, document.activeElement?.getAttribute('href') ?? '');

/** The link of this page that was followed before Back. */
const followedLink = () => {
  const href = saved(LINK);
  return Array.from(document.links).find(
    (link) => link.getAttribute('href') === href,
  );
};

/** The element that the hash of the address names. */
const hashTarget = () =>
  document.getElementById(decoded(window.location.hash.slice(1)));

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
  const place = savedPlace(SCROLL);
  if (place !== undefined) window.scrollTo(0, place);
};

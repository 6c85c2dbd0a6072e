import { isArray } from '../lib/guards';
import { openStorage } from '../lib/safeStorage';
import { decoded } from './paths';

const KEY = 'weft.places';
const SCROLL = 'scroll';
/**
 * The places are stored as one text. If it were too long, none would be stored.
 */
const MAX_PLACES = 200;

const storage = openStorage(() => window.sessionStorage);

const isPlace = (entry: unknown): entry is [string, number] =>
  isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'number';

const readPlaces = () => {
  const stored = storage.readJson(KEY);
  const entries = isArray(stored) ? stored : [];
  return new Map(entries.filter(isPlace));
};

/** The scroll position and the length of the list at each history entry. */
const places = readPlaces();
let entry = '';

/** Names the history entry whose page is shown from now on. */
export const enterPlace = (key: string): void => {
  entry = key;
};

export const savedPlace = (name: string): number | undefined =>
  places.get(`${entry} ${name}`);

export const savePlace = (name: string, value: number): void => {
  const id = `${entry} ${name}`;
  // Deleted first, so that the last saved place is at the end of the map.
  places.delete(id);
  places.set(id, value);
};

/** Without storage a page starts at its top after a reload. */
export const storePlaces = (): void => {
  const latest = [...places].slice(-MAX_PLACES);
  storage.write(KEY, JSON.stringify(latest));
};

export const saveScroll = (): void => savePlace(SCROLL, window.scrollY);

/** The element that the hash of the address names. */
export const hashTarget = (): HTMLElement | null =>
  document.getElementById(decoded(window.location.hash.slice(1)));

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

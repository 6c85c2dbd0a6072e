import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { KEEP_SCROLL } from './nextNavigation';
import { keyOf, openStorage } from '../../lib/safeStorage';
import { hashTarget } from '../../features/navigation/hashTarget';

const KEY = keyOf('scroll');
const storage = openStorage(() => window.sessionStorage);

/** The browser would reject all positions together if there were too many. */
const MAX_POSITIONS = 100;

type Positions = Map<string, number>;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'number';

const readPositions = (): Positions => {
  const stored = storage.readJson(KEY);
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
};

// The URL too: the first history entry of every document has the same key.
const idOf = ({ key, pathname, search, hash }: Location) =>
  `${key} ${pathname}${search}${hash}`;

/**
 * Restores the scroll position on Back; a new page starts at its top or hash.
 * `shown` is the page in the document.
 */
export const useScrollRestoration = (
  action: NavigationType,
  location: Location,
  shown: Location,
): void => {
  const positions = useRef<Positions>(null);
  const current = useRef(location);
  const previous = useRef<Location>(null);

  const save = () => {
    // Deleted first, so that the last page left is the last entry.
    positions.current?.delete(idOf(shown));
    positions.current?.set(idOf(shown), window.scrollY);
  };

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const left = current.current;
    if (left === location) return;
    current.current = location;
    // A replaced entry is no longer in the history.
    if (action === NavigationType.Replace) positions.current.delete(idOf(left));
    // The next page is pending, and the document still has the height of this
    // one.
    else if (left === shown) save();
  });

  useLayoutEffect(() => {
    const last = previous.current;
    if (last === shown) return;
    previous.current = shown;
    const position =
      action === NavigationType.Pop
        ? positions.current?.get(idOf(shown))
        : undefined;
    const target = hashTarget(shown.hash);
    const keepsScroll =
      shown.state === KEEP_SCROLL && shown.pathname === last?.pathname;
    if (position !== undefined) {
      const restore = () => window.scrollTo(0, position);
      restore();
      // After a reload the persisted state changes the height of the
      // prerendered page.
      if (!last)
        document.addEventListener('weft:hydrated', restore, { once: true });
    } else if (target) target.scrollIntoView();
    else if (last && !keepsScroll) window.scrollTo(0, 0);
    target?.focus({ preventScroll: true });
  }, [action, shown]);

  useEffect(() => {
    const onPageHide = () => {
      save();
      // Without storage a page starts at its top.
      storage.write(
        KEY,
        JSON.stringify([...(positions.current ?? [])].slice(-MAX_POSITIONS)),
      );
      // The browser restores the position of a reload before the script runs.
      window.history.scrollRestoration = 'auto';
    };
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    onPageShow();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  });
};

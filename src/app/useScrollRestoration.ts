import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { decoded } from '../domain/paths';
import type { Router, RouterState } from '../effects/router';
import { keyOf, openStorage } from '../effects/safeStorage';

/** Where the places of a tab are kept while it goes to another document, or is loaded anew. */
const KEY = keyOf('scroll');
const storage = openStorage(() => window.sessionStorage);

/** Of so many pages, the last that were left: all of them would be refused together, were they too many. */
const MAX_PLACES = 100;

type Places = Map<string, number>;

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

const readPlaces = (): Places => {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
  } catch {
    return new Map();
  }
};

/** By its address too: the first entry of every document has the same key. */
const nameOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** Brings Back to where the page was left, a new page to its top, and a hash to what it names. */
export const useScrollRestoration = (
  router: Router,
  { location, action, preventScrollReset }: RouterState,
) => {
  const places = useRef<Places>(null);

  useEffect(() => {
    // The places of the page that is left, as long as it is there to be measured.
    let name = nameOf(router.state.location);
    const leave = () => {
      // Taken out first, so that the last to be left stands last.
      places.current?.delete(name);
      places.current?.set(name, window.scrollY);
      name = nameOf(router.state.location);
    };
    const part = () => {
      leave();
      // Without room for it, a page begins at its top.
      storage.write(KEY, JSON.stringify([...(places.current ?? [])].slice(-MAX_PLACES)));
      // A reload is brought to its place by the browser, before there is a script.
      window.history.scrollRestoration = 'auto';
    };
    const stay = () => {
      window.history.scrollRestoration = 'manual';
    };
    stay();
    window.addEventListener('pagehide', part);
    window.addEventListener('pageshow', stay);
    const unsubscribe = router.subscribe(leave);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', part);
      window.removeEventListener('pageshow', stay);
    };
  }, [router]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const place = action === NavigationType.Pop ? places.current.get(nameOf(location)) : undefined;
    const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (place !== undefined) window.scrollTo(0, place);
    else if (named) named.scrollIntoView();
    else if (!wasFirst && !preventScrollReset) window.scrollTo(0, 0);
  }, [location, action, preventScrollReset]);
};

import { parseUrl } from '../domain/url';
import { isSameCriteria } from '../domain/filters';
import { selectUrl } from '../selectors/url';
import type { Store } from '../store/createStore';
import { navigated } from '../store/route';
import type { Router } from './router';

const RETRY_MS = 1000;

const here = ({ state: { location } }: Router) => location.pathname + location.search;

/** Whether typing alone leads from the one to the other: that replaces the history's entry, a choice adds one. */
const isTyping = (from: string, to: string) => {
  const a = parseUrl(from);
  const b = parseUrl(to);
  const isSameList = a.filters && b.filters ? isSameCriteria(a.filters, b.filters) : a.filters === b.filters;
  return a.pathname === b.pathname && isSameList;
};

/** Begins a visit: the state takes what the address says, and the address drops whatever it said beyond. */
export const applyUrl = (store: Store) => {
  const { pathname, search, hash } = window.location;
  store.dispatch(navigated(pathname + search));
  const address = selectUrl(store.getState());
  if (address !== pathname + search) window.history.replaceState(window.history.state, '', address + hash);
};

/**
 * Keeps the browser's address and the state of one mind. The router's own moves (a link, Back, a shared
 * address) become `route/navigated`; any other change of the state moves the browser. Equal addresses do
 * nothing, so neither can set off the other for ever. Gives the function that ends it.
 */
export const syncUrl = (router: Router, store: Store): (() => void) => {
  // The address that the state has asked for and the router has not yet reached.
  let asked: string | undefined;
  let scheduled = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let { location } = router.state;

  const tellState = () => {
    if (router.state.location === location) return;
    location = router.state.location;
    const address = here(router);
    const isAnswer = address === asked;
    // Wherever the router has come to, it is no longer on its way to what was asked before.
    asked = undefined;
    if (!isAnswer && address !== selectUrl(store.getState())) store.dispatch(navigated(address));
  };

  const depart = async () => {
    scheduled = false;
    const to = selectUrl(store.getState());
    const from = here(router);
    if (to === (asked ?? from)) return;
    asked = to;
    const preventScrollReset = parseUrl(from).pathname === parseUrl(to).pathname;
    try {
      await router.navigate(to, { replace: isTyping(from, to), preventScrollReset });
    } catch {
      // A browser that has had too many addresses within a short time takes no more for a while.
      retry = setTimeout(schedule, RETRY_MS);
    } finally {
      if (asked === to) asked = undefined;
    }
  };

  // Later, never at once: the router must have ended its own step before it can take another.
  const schedule = () => {
    if (scheduled || selectUrl(store.getState()) === (asked ?? here(router))) return;
    scheduled = true;
    queueMicrotask(() => void depart());
  };

  const stopTelling = router.subscribe(tellState);
  const stopDeparting = store.subscribe(schedule);
  schedule();
  return () => {
    clearTimeout(retry);
    stopTelling();
    stopDeparting();
  };
};

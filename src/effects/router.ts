import {
  createPath,
  type NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the shopper stands, and how they came there. */
export interface RouterState {
  readonly location: Location;
  readonly action: NavigationType;
  /** Whether the page was asked to stay where it is scrolled to. */
  readonly preventScrollReset: boolean;
}

interface Options {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * The browser's history and the pages that belong to it. A move begins by loading its page and ends when that
 * is there: only then does the address change, the state hear of it and the page follow.
 */
export interface Router {
  readonly state: RouterState;
  /** Ends when the move has ended, or another one was begun. By a number, along the history: for tests. */
  readonly navigate: (to: To | number, options?: Options) => Promise<void>;
  readonly subscribe: (hear: () => void) => () => void;
  /** What links and `useNavigate` ask. */
  readonly navigator: Navigator;
  readonly dispose: () => void;
}

/** Gives nothing where the page of a path is there already. */
export type LoadPage = (pathname: string) => Promise<void> | undefined;

/** Opens a router over a history. A page that cannot be loaded is come to all the same: it says so itself. */
export const openRouter = (history: History, load: LoadPage): Router => {
  const listeners = new Set<() => void>();
  let state: RouterState = { location: history.location, action: history.action, preventScrollReset: false };
  let moves = 0;

  /** Arrives when the page is there, unless another move was begun meanwhile. */
  const settle = async (pathname: string, enter: () => RouterState) => {
    moves += 1;
    const move = moves;
    const loading = load(pathname);
    if (loading) await loading.catch(() => undefined);
    if (move !== moves) return;
    state = enter();
    for (const hear of listeners) hear();
  };

  const go = (to: To, { replace = false, preventScrollReset = false }: Options, entryState?: unknown) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname = state.location.pathname } = path;
    return settle(pathname, () => {
      // The same address again is no new entry.
      const isHere = createPath({ pathname, ...path }) === createPath(history.location);
      history[replace || isHere ? 'replace' : 'push'](path, entryState);
      return { location: history.location, action: history.action, preventScrollReset };
    });
  };

  const unlisten = history.listen(({ location, action }) => {
    void settle(location.pathname, () => ({ location, action, preventScrollReset: false }));
  });

  const navigate = async (to: To | number, options: Options = {}) => {
    if (typeof to === 'number') history.go(to);
    else await go(to, options);
  };

  return {
    get state() {
      return state;
    },
    navigate,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (by) => history.go(by),
      push: (to, entryState, options) => void go(to, { ...options, replace: false }, entryState),
      replace: (to, entryState, options) => void go(to, { ...options, replace: true }, entryState),
    },
    dispose: unlisten,
  };
};

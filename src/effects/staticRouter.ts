import { createPath, NavigationType } from 'react-router-dom';
import type { Router } from './router';

/** A router that stays where it is: the page as it is written at build time. */
export const staticRouter = (pathname: string): Router => ({
  state: {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    action: NavigationType.Pop,
    preventScrollReset: false,
  },
  navigate: () => Promise.resolve(),
  subscribe: () => () => undefined,
  navigator: {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: () => undefined,
    push: () => undefined,
    replace: () => undefined,
  },
  dispose: () => undefined,
});

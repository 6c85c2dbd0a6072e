import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the pages that this address leads to, so that the first render has them. */
export const loadMatched = async (routes: RouteObject[], location: Location): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  // What cannot be loaded is left to the router, which shows its error page.
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

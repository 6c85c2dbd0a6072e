// A URL of the site is the pathname of a page (routing/paths.ts). The URL of
// the collections page also has a search (features/collections/listUrl.ts).
import { createSelector } from '@reduxjs/toolkit';
import type { ListState } from '../features/collections/listState';
import { selectListState } from '../features/collections/listSlice';
import { listUrl, parseListParams } from '../features/collections/listUrl';
import { PATHS, readPath } from '../routing/paths';
import { selectPathname, type Route } from '../routing/routeSlice';

const toUrl = (pathname: string, list: ListState) =>
  pathname === PATHS.collections ? listUrl(list) : pathname;

export const selectUrl = createSelector(
  [selectPathname, selectListState],
  toUrl,
);

/** The route of an address, which a shopper may have typed. */
export const routeOf = ({ pathname, search }: Route): Route => ({
  pathname: readPath(pathname).pathname,
  search,
});

/** The URL of the state after a navigation to a route, with these changes. */
export const urlOf = (
  { pathname, search }: Route,
  changes?: Partial<ListState>,
): string => toUrl(pathname, { ...parseListParams(search), ...changes });

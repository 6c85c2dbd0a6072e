// A URL of the site is the pathname of a page (routing/paths.ts). The URL of
// the collections page also has a search (features/collections/listUrl.ts).
import { createSelector } from '@reduxjs/toolkit';
import type { ListState } from '../features/collections/listState';
import { selectListState } from '../features/collections/listSlice';
import { listUrl, parseListParams } from '../features/collections/listUrl';
import { PATHS, parsePathname } from '../routing/paths';
import { selectPathname, type PathAndSearch } from '../routing/routeSlice';

const toUrl = (pathname: string, list: ListState) =>
  pathname === PATHS.collections ? listUrl(list) : pathname;

export const selectUrl = createSelector(
  [selectPathname, selectListState],
  toUrl,
);

/** Parses an address, which a shopper may have typed. */
export const parseAddress = ({
  pathname,
  search,
}: PathAndSearch): PathAndSearch => ({
  pathname: parsePathname(pathname).pathname,
  search,
});

/** The URL of the state after a navigation, with these changes. */
export const urlOf = (
  { pathname, search }: PathAndSearch,
  changes?: Partial<ListState>,
): string => toUrl(pathname, { ...parseListParams(search), ...changes });

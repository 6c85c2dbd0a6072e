import { createSelector } from '@reduxjs/toolkit';
import { selectFilters } from '../features/collections/filtersSlice';
import { parseSearch, QUERY, toUrl } from '../features/collections/listUrl';
import { selectPathname, type Route } from '../routing/routeSlice';

/** The URL of the state: pathname and search. */
export const selectUrl = createSelector([selectPathname, selectFilters], toUrl);

/** The URL of the state after a navigation to an address. */
export const canonicalUrl = ({ pathname, search }: Route): string =>
  toUrl(pathname, parseSearch(search));

const withoutQuery = (url: string) => {
  const [path = '', search] = url.split('?');
  const params = new URLSearchParams(search);
  params.delete(QUERY);
  return `${path}?${params.toString()}`;
};

/** Whether two URLs share a history entry: only the query differs. */
export const isSameEntry = (from: string, to: string): boolean =>
  withoutQuery(from) === withoutQuery(to);

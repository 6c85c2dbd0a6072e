import {
  appliedQuery,
  GROUPS,
  inOrder,
  SORTS,
  sanitizeQuery,
  type Filters,
  type ListCriteria,
} from './filters';
import { isOneOf } from './guards';
import { pathnameOf, PATHS, type Route } from './paths';
import type { Category } from './product';

/** The search parameters of a URL, in their order. All others are dropped. */
const PARAMS = ['category', 'type', 'sort', 'q'] as const;
type Param = (typeof PARAMS)[number];

/** The list criteria of a URL; `query` is undefined if the URL has no such parameter. */
interface UrlFilters extends ListCriteria {
  readonly query?: string;
}

export interface ParsedUrl extends Route {
  /** Only the collections page has filters. */
  readonly filters?: UrlFilters;
}

const readFilters = (search: string): UrlFilters => {
  const params = new URLSearchParams(search);
  const all = (name: Param) => params.getAll(name);
  const [sort] = all('sort');
  const [query] = all('q');
  return {
    categories: inOrder(GROUPS.categories, all('category')),
    types: inOrder(GROUPS.types, all('type')),
    sort: isOneOf(SORTS, sort) ? sort : 'relevant',
    ...(query === undefined ? {} : { query: sanitizeQuery(query.trim()).trim() }),
  };
};

/** Parses a URL (pathname and search). Unknown parameters and values are dropped. */
export const parseUrl = (url: string): ParsedUrl => {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const pathname = pathnameOf(path);
  return pathname === PATHS.collections ? { pathname, filters: readFilters(search) } : { pathname };
};

const paramsOf = (filters: Filters): Readonly<Record<Param, readonly string[]>> => ({
  category: filters.categories,
  type: filters.types,
  sort: filters.sort === 'relevant' ? [] : [filters.sort],
  q: [appliedQuery(filters)].filter(Boolean),
});

/** The URL of a route and a list; `parseUrl` is its inverse. */
export const toUrl = ({ pathname }: Route, filters: Filters): string => {
  if (pathname !== PATHS.collections) return pathname;
  const values = paramsOf(filters);
  const pairs = PARAMS.flatMap((name) => values[name].map((value) => [name, value]));
  return pairs.length > 0 ? `${pathname}?${new URLSearchParams(pairs).toString()}` : pathname;
};

/** The URL that opens the search bar on the whole collection with this query. */
export const searchUrl = (query: string): string => listUrl('q', query);

export const categoryUrl = (category: Category): string => listUrl('category', category);

const listUrl = (name: Param, value: string) =>
  `${PATHS.collections}?${new URLSearchParams({ [name]: value }).toString()}`;

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

/** The parameters of an address, in their order. Nothing else of it is read, written or saved with a visit. */
export const PARAMS = ['category', 'type', 'sort', 'q'] as const;
type Param = (typeof PARAMS)[number];

/** What an address says of the list; `query` is missing where the address does not mention one. */
interface UrlFilters extends ListCriteria {
  readonly query?: string;
}

export interface ParsedUrl extends Route {
  /** Only the list of the collections has any. */
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

/** What an address (pathname and search, as in a link) means. Whatever it says beyond that is dropped. */
export const parseUrl = (address: string): ParsedUrl => {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const pathname = pathnameOf(path);
  return pathname === PATHS.collections ? { pathname, filters: readFilters(search) } : { pathname };
};

const written = (filters: Filters): Readonly<Record<Param, readonly string[]>> => ({
  category: filters.categories,
  type: filters.types,
  sort: filters.sort === 'relevant' ? [] : [filters.sort],
  q: [appliedQuery(filters)].filter(Boolean),
});

/** The address that shows this page and this list; undone by `parseUrl`. */
export const toUrl = ({ pathname }: Route, filters: Filters): string => {
  if (pathname !== PATHS.collections) return pathname;
  const said = written(filters);
  const pairs = PARAMS.flatMap((name) => said[name].map((value) => [name, value]));
  return pairs.length > 0 ? `${pathname}?${new URLSearchParams(pairs).toString()}` : pathname;
};

/** The address that opens search on the whole collection, with a query that was typed before. */
export const searchUrl = (query: string): string => listUrl('q', query);

/** The address of everything there is for one category. */
export const categoryUrl = (category: Category): string => listUrl('category', category);

const listUrl = (name: Param, value: string) =>
  `${PATHS.collections}?${new URLSearchParams({ [name]: value }).toString()}`;

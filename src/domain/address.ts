import { appliedQuery, inOrder, SORTS, tidyQuery, type Filters, type Sort } from './filters';
import { isOneOf } from './oneOf';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductId, type ProductType } from './product';

/** Every page that has one path, by name, written as links write it. */
export const PATHS = {
  home: '/',
  collections: '/Collections',
  about: '/about',
  contact: '/Contact',
  cart: '/cart',
  login: '/login',
  placeOrder: '/place-order',
  orders: '/orders',
} as const;

export const PAGES = [
  'home',
  'collections',
  'about',
  'contact',
  'product',
  'cart',
  'login',
  'placeOrder',
  'orders',
  'unknown',
] as const;
export type PageName = (typeof PAGES)[number];

const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/** A part of an address in plain letters; as it stands where no browser could have encoded it. */
export const decoded = (part: string): string => (isDecodable(part) ? decodeURIComponent(part) : part);

/** The path of a product's page. */
export const productPath = (id: ProductId): string => `/product/${encodeURIComponent(id)}`;

/** The id that a product's path names, as it stands in the catalogue; empty on every other path. */
export const productIdAt = (pathname: string): ProductId => {
  const [, id = ''] = /^\/product\/([^/]+)\/?$/i.exec(pathname) ?? [];
  return decoded(id);
};

export interface Route {
  readonly pathname: string;
}

/** What an address says of the list; `query` is missing where the address does not mention one. */
export interface AddressFilters {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  readonly sort: Sort;
  readonly query?: string;
}

export interface Address extends Route {
  /** Only the list of the collections has any. */
  readonly filters?: AddressFilters;
}

const PRODUCT = /^\/product\/[^/]+$/;

const isPageWithPath = (name: PageName): name is keyof typeof PATHS => name in PATHS;

/** The page that a pathname, written as `readAddress` writes it, leads to. */
export const pageAt = (pathname: string): PageName =>
  PRODUCT.test(pathname)
    ? 'product'
    : (PAGES.find((name) => isPageWithPath(name) && PATHS[name] === pathname) ?? 'unknown');

/** Whether the search bar may stand on this path: anywhere that its text contains "collection". */
export const canSearchAt = (pathname: string): boolean => pathname.toLowerCase().includes('collection');

/** A pathname as links write it: single slashes, none at its end, the letter case of the route. */
const canonical = (pathname: string): string => {
  const bare = `/${pathname.split('/').filter(Boolean).join('/')}`;
  // What no browser could have encoded is taken letter by letter.
  const path = isDecodable(bare) ? bare : bare.replaceAll('%', '%25');
  const known = Object.values(PATHS).find((written) => written.toLowerCase() === path.toLowerCase());
  return known ?? path.replace(/^\/product\/(?=[^/]+$)/i, '/product/');
};

const readFilters = (search: string): AddressFilters => {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const query = params.get('q');
  return {
    categories: inOrder(CATEGORIES, params.getAll('category')),
    types: inOrder(PRODUCT_TYPES, params.getAll('type')),
    sort: isOneOf(SORTS, sort) ? sort : 'relevant',
    ...(query === null ? {} : { query: tidyQuery(query.trim()).trim() }),
  };
};

/** What an address (pathname and search, as in a link) means. Whatever it says beyond that is dropped. */
export const readAddress = (address: string): Address => {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const pathname = canonical(path);
  return pathname === PATHS.collections ? { pathname, filters: readFilters(search) } : { pathname };
};

/** The address that shows this page and this list; undone by `readAddress`. */
export const addressOf = ({ pathname }: Route, filters: Filters): string => {
  if (pathname !== PATHS.collections) return pathname;
  const params = new URLSearchParams([
    ...filters.categories.map((category) => ['category', category]),
    ...filters.types.map((type) => ['type', type]),
  ]);
  if (filters.sort !== 'relevant') params.set('sort', filters.sort);
  const query = appliedQuery(filters);
  if (query) params.set('q', query);
  const search = params.toString();
  return search ? `${pathname}?${search}` : pathname;
};

/** The address that opens search on the whole collection, with a query that was typed before. */
export const searchAddress = (query: string): string =>
  `${PATHS.collections}?${new URLSearchParams({ q: query }).toString()}`;

/** The address of everything there is for one category. */
export const categoryAddress = (category: Category): string =>
  `${PATHS.collections}?${new URLSearchParams({ category }).toString()}`;

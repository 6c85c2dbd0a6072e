/** The pages that have one fixed path each, as links write it. */
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

export type PageName = keyof typeof PATHS | 'product' | 'unknown';

const hasPath = (name: string): name is keyof typeof PATHS => name in PATHS;

/** The names of all pages. Every unknown path is the page `unknown`. */
export const PAGES: readonly PageName[] = [
  ...Object.keys(PATHS).filter(hasPath),
  'product',
  'unknown',
];

export interface Route {
  readonly pathname: string;
}

export interface Url extends Route {
  readonly search: string;
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

export const decoded = (part: string): string =>
  isDecodable(part) ? decodeURIComponent(part) : part;

/** What the path of each product begins with. */
export const PRODUCTS = '/product/';

export const productPath = (id: string): string =>
  PRODUCTS + encodeURIComponent(id);

const PRODUCT = new RegExp(`^${PRODUCTS}([^/]+)$`);

/** Pages of one shopper, which search engines must not list. */
const PRIVATE_PATHS: readonly string[] = [
  PATHS.cart,
  PATHS.login,
  PATHS.placeOrder,
  PATHS.orders,
];

export const isPrivate = (path: string): boolean =>
  PRIVATE_PATHS.includes(path);

/** The page of a normalized pathname, see `pathnameOf`. */
export const pageAt = (pathname: string): PageName => {
  if (PRODUCT.test(pathname)) return 'product';
  const page = PAGES.find((name) => hasPath(name) && PATHS[name] === pathname);
  return page ?? 'unknown';
};

export const canSearchAt = (pathname: string): boolean =>
  pathname.toLowerCase().includes('collection');

const FILE_EXTENSION = /([^/])(\.html)+$/i;
const HOME_FILE = '/index';

const ESCAPE = /%[0-9a-f]{2}/g;

/**
 * The path of a page as links write it; undefined for any other path. The ids
 * of products are in lower case, and `encodeURIComponent` escapes in upper
 * case.
 */
const pagePathOf = (path: string): string | undefined => {
  const lowerCase = path.toLowerCase();
  if (lowerCase === HOME_FILE) return PATHS.home;
  if (PRODUCT.test(lowerCase)) {
    return lowerCase.replaceAll(ESCAPE, (escape) => escape.toUpperCase());
  }
  return Object.values(PATHS).find(
    (known) => known.toLowerCase() === lowerCase,
  );
};

/**
 * The normalized form of a pathname: single slashes, no trailing slash, the
 * letter case of the route, and no file name such as `/cart.html`, which some
 * hosts show.
 */
export const pathnameOf = (pathname: string): string => {
  const bare = `/${pathname.split('/').filter(Boolean).join('/')}`;
  // A malformed encoding is taken literally.
  const path = isDecodable(bare) ? bare : bare.replaceAll('%', '%25');
  return pagePathOf(path.replace(FILE_EXTENSION, '$1')) ?? path;
};

export const productIdAt = (pathname: string): string => {
  const [, id = ''] = PRODUCT.exec(pathnameOf(pathname)) ?? [];
  return decoded(id);
};

export const splitUrl = (url: string): Url => {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { pathname: pathnameOf(path), search };
};

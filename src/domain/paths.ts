import type { ProductId } from './product';

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

/** Every page by name: those of one path, the many of products, and whatever there is not. */
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

/** Where the shopper stands. */
export interface Route {
  readonly pathname: string;
}

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

const PRODUCT = /^\/product\/([^/]+)$/;

const isPageWithPath = (name: PageName): name is keyof typeof PATHS => name in PATHS;

/** The page that a pathname, written as `pathnameOf` writes it, leads to. */
export const pageAt = (pathname: string): PageName =>
  PRODUCT.test(pathname)
    ? 'product'
    : (PAGES.find((name) => isPageWithPath(name) && PATHS[name] === pathname) ?? 'unknown');

/** Whether the search bar may stand on this path: anywhere that its text contains "collection". */
export const canSearchAt = (pathname: string): boolean => pathname.toLowerCase().includes('collection');

/** A browser's pathname as links write it: single slashes, none at its end, the letter case of the route. */
export const pathnameOf = (pathname: string): string => {
  const bare = `/${pathname.split('/').filter(Boolean).join('/')}`;
  // What no browser could have encoded is taken letter by letter.
  const path = isDecodable(bare) ? bare : bare.replaceAll('%', '%25');
  const known = Object.values(PATHS).find((written) => written.toLowerCase() === path.toLowerCase());
  return known ?? path.replace(/^\/product\/(?=[^/]+$)/i, '/product/');
};

/** The id that a product's path names, as it stands in the catalogue; empty on every other path. */
export const productIdAt = (pathname: string): ProductId =>
  decoded(PRODUCT.exec(pathnameOf(pathname))?.[1] ?? '');

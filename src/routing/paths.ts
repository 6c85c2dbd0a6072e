import { createPath, matchPath, type To } from 'react-router-dom';
import { tryOr } from '../lib/tryOr';
import { isOneOf } from '../lib/guards';

/**
 * The origin of the shop, which the build takes from `WEFT_SITE`. Without an
 * origin, the canonical link is relative, and the tags that need an origin are
 * left out.
 */
export const SITE_ORIGIN = process.env['WEFT_SITE'] ?? '';

/** The pages that search engines list. */
export const PUBLIC_PATHS = {
  home: '/',
  collections: '/Collections',
  about: '/about',
  contact: '/Contact',
} as const;

/** The pages of one shopper. Search engines must not list them. */
const PERSONAL_PATHS = {
  cart: '/cart',
  login: '/login',
  placeOrder: '/place-order',
  orders: '/orders',
} as const;

/** The fixed paths, as links write them. */
export const PATHS = { ...PUBLIC_PATHS, ...PERSONAL_PATHS } as const;

/** The part of the page About with the terms of delivery and return. */
export const TERMS_PATH = `${PATHS.about}#delivery`;

export const isPersonalPath = (path: string): boolean =>
  isOneOf(Object.values(PERSONAL_PATHS), path);

type FixedPage = keyof typeof PATHS;

/** Every unknown path is the page `unknown`. */
export type PageName = FixedPage | 'product' | 'unknown';

const FIXED_PAGES = Object.keys(PATHS).filter(
  (name): name is FixedPage => name in PATHS,
);

/** The path of each product begins with this prefix. */
export const PRODUCT_PREFIX = '/product/';

export const productPath = (id: string): string =>
  PRODUCT_PREFIX + encodeURIComponent(id);

/** The `href` of a link of React Router. */
export const createHref = (to: To): string =>
  typeof to === 'string' ? to : createPath(to);

/** Decodes a text of a URL. A text with a malformed encoding stays as it is. */
export const decode = (text: string): string =>
  tryOr(text, () => decodeURIComponent(text));

const withSingleSlashes = (path: string) =>
  `/${path.split('/').filter(Boolean).join('/')}`;

/**
 * Decodes a pathname, and removes the `index` and the `.html` that some hosts
 * show.
 */
const normalize = (pathname: string) =>
  withSingleSlashes(decode(pathname).trim())
    .replace(/(?<=[^/])(\.html)+$/i, '')
    .replace(/^\/index$/i, '/');

// `matchPath` ignores the letter case and a trailing slash.

const fixedPageAt = (pathname: string) => {
  const path = normalize(pathname);
  return FIXED_PAGES.find((name) => matchPath(PATHS[name], path));
};

/** The id of a product page in lower case; empty for another page. */
export const productIdAt = (pathname: string): string => {
  const match = matchPath(`${PRODUCT_PREFIX}:id`, normalize(pathname));
  return match?.params.id?.toLowerCase() ?? '';
};

export const pageAt = (pathname: string): PageName =>
  fixedPageAt(pathname) ?? (productIdAt(pathname) ? 'product' : 'unknown');

/** The pathname of the same page, as links write it. */
export const canonicalPathname = (pathname: string): string => {
  const page = fixedPageAt(pathname);
  const productId = productIdAt(pathname);
  if (productId) return productPath(productId);
  return page ? PATHS[page] : withSingleSlashes(pathname);
};

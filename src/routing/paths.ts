import { createPath, matchPath, type To } from 'react-router-dom';
import { tryOr } from '../lib/tryOr';
import { isOneOf, keysOf } from '../lib/guards';

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

/** The pages with data of one shopper. Search engines must not list them. */
const PERSONAL_PATHS = {
  cart: '/cart',
  login: '/login',
  placeOrder: '/place-order',
  orders: '/orders',
} as const;

/** The fixed paths, as links write them. */
export const PATHS = { ...PUBLIC_PATHS, ...PERSONAL_PATHS } as const;

/** The terms of delivery and return are a part of the page About. */
export const TERMS_PATH = `${PATHS.about}#delivery`;

export const isPersonalPath = (path: string): boolean =>
  isOneOf(Object.values(PERSONAL_PATHS), path);

/** Every unknown path is the page `unknown`. */
export type PageName = keyof typeof PATHS | 'product' | 'unknown';

const FIXED_PAGES = keysOf(PATHS);

/** The path of each product begins with this prefix. */
export const PRODUCT_PREFIX = '/product/';

export const productPath = (id: string): string =>
  PRODUCT_PREFIX + encodeURIComponent(id);

/** The `href` of a link of React Router. */
export const createHref = (to: To): string =>
  typeof to === 'string' ? to : createPath(to);

/** Decodes a text of a URL. A text that is wrongly encoded stays as it is. */
export const decode = (text: string): string =>
  tryOr(text, () => decodeURIComponent(text));

const withSingleSlashes = (path: string) =>
  `/${path.split('/').filter(Boolean).join('/')}`;

/**
 * Decodes a pathname, and removes the `index` and the `.html` that some hosts
 * add.
 */
const normalize = (pathname: string) =>
  withSingleSlashes(decode(pathname).trim())
    .replace(/(?<=[^/])(\.html)+$/i, '')
    .replace(/^\/index$/i, '/');

/** The page of a pathname, and the pathname as links write it. */
interface ParsedPath {
  page: PageName;
  /** The id of a product page in lower case; empty for another page. */
  productId: string;
  pathname: string;
}

/** Parses any pathname: a shopper may have typed it. */
export const parsePathname = (pathname: string): ParsedPath => {
  const path = normalize(pathname);
  // `matchPath` ignores the letter case and a trailing slash.
  const product = matchPath(`${PRODUCT_PREFIX}:id`, path);
  const productId = product?.params.id?.toLowerCase();
  if (productId)
    return { page: 'product', productId, pathname: productPath(productId) };
  const page = FIXED_PAGES.find((name) => matchPath(PATHS[name], path));
  return page
    ? { page, productId: '', pathname: PATHS[page] }
    : { page: 'unknown', productId: '', pathname: withSingleSlashes(pathname) };
};

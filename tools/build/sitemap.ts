import { PATHS, productPath } from '../../src/domain/paths';
import type { ProductId } from '../../src/domain/product';

interface Listed {
  readonly _id: ProductId;
}

/** Whether a page is for reading, or for one shopper alone; one that is missing here does not compile. */
const IS_PUBLIC: Readonly<Record<(typeof PATHS)[keyof typeof PATHS], boolean>> = {
  [PATHS.home]: true,
  [PATHS.collections]: true,
  [PATHS.about]: true,
  [PATHS.contact]: true,
  [PATHS.cart]: false,
  [PATHS.login]: false,
  [PATHS.placeOrder]: false,
  [PATHS.orders]: false,
};

/** Whether search engines are asked to leave a page out. */
export const isPrivate = (path: string): boolean =>
  Object.values(PATHS).some((known) => known === path && !IS_PUBLIC[known]);

/** `sitemap.xml`: every page that is for reading. */
export const sitemapXml = (site: string, products: readonly Listed[]): string => {
  const paths = [
    ...Object.values(PATHS).filter((path) => IS_PUBLIC[path]),
    ...products.map(({ _id }) => productPath(_id)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
};

/** `robots.txt`: everyone may read everything; what is private says so itself. */
export const robotsTxt = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

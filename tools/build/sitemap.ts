import { PATHS, productPath } from '../../src/domain/paths';
import type { ProductId } from '../../src/domain/product';

interface Listed {
  readonly _id: ProductId;
}

/** Pages that are for reading; the others are for one shopper alone. */
const PUBLIC = [PATHS.home, PATHS.collections, PATHS.about, PATHS.contact];

/** Whether search engines are asked to leave a page out. */
export const isPrivate = (path: string): boolean =>
  Object.values(PATHS).some((known) => known === path) && !PUBLIC.some((known) => known === path);

/** `sitemap.xml`: every page that is for reading. */
export const sitemapXml = (site: string, products: readonly Listed[]): string => {
  const paths = [...PUBLIC, ...products.map(({ _id }) => productPath(_id))];
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

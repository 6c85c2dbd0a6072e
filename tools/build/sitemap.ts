import type { Product, Shop } from '../../src/data/types';
import { PATHS, productPath, PUBLIC_PATHS } from '../../src/routing/paths';

/**
 * The origin of a URL without a trailing slash; throws for anything but an
 * http(s) origin.
 */
export const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (isHttp && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `WEFT_SITE takes an origin such as https://shop.example, not "${text}": ` +
      'the shop works only at the root of a domain, not in a folder.',
  );
};

export const sitemapXml = (
  site: string,
  {
    products,
    CATEGORIES,
    PRODUCT_TYPES,
  }: Pick<Shop, 'CATEGORIES' | 'PRODUCT_TYPES'> & {
    products: readonly Pick<Product, '_id'>[];
  },
): string => {
  const listUrls = [
    ...CATEGORIES.map((category) => new URLSearchParams({ category })),
    ...PRODUCT_TYPES.map((type) => new URLSearchParams({ type })),
  ].map((params) => `${PATHS.collections}?${params.toString()}`);
  const productPaths = products.map(({ _id }) => productPath(_id));
  const urls = [...Object.values(PUBLIC_PATHS), ...listUrls, ...productPaths];
  const lines = urls.map((path) => `  <url><loc>${site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
};

export const robotsTxt = (site?: string): string => {
  const sitemap = site ? `\nSitemap: ${site}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
};

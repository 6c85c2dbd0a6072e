import {
  isPrivate,
  PATHS,
  productPath,
} from '../../src/features/navigation/paths';
import type { ProductId } from '../../src/shop/product';

/**
 * The origin of a URL without a trailing slash; throws for anything but an
 * http(s) origin.
 */
export const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href)
    return url.origin;
  throw new Error(
    `WEFT_SITE takes an origin such as https://shop.example, not "${text}": ` +
      'the shop works only at the root of a domain, not in a folder.',
  );
};

export const sitemapXml = (
  site: string,
  products: readonly { readonly _id: ProductId }[],
): string => {
  const paths = [
    ...Object.values(PATHS).filter((path) => !isPrivate(path)),
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

export const robotsTxt = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

import { shareText } from '../../data/banners';
import { imageHashes } from '../../data/imageHashes';
import { PAGE_DESCRIPTIONS } from '../../data/pageDescriptions';
import { CURRENCY } from '../../data/currency';
import { SHOP_NAME, SUMMARY } from '../../data/shop';
import { shareImageUrl } from '../../shop/images';
import { imageAlt, type Product } from '../../features/catalogue/product';
import type { Cents } from '../../shop/product';
import { isPrivate, pageAt } from '../../features/navigation/paths';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** JSON without `<`, so that it cannot end its `<script>`. */
const json = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

const data = (value: object) =>
  `<script type="application/ld+json">${json(value)}</script>`;

const SHOP_IMAGE = { src: '/images/banners/share.jpg', alt: shareText };

const CONTEXT = { '@context': 'https://schema.org' } as const;

const inDollars = (cents: Cents) => (cents / 100).toFixed(2);

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const productData = (
  site: string,
  url: string,
  { name, description, image, price }: Product,
) =>
  data({
    ...CONTEXT,
    '@type': 'Product',
    name,
    description: onOneLine(description),
    image: image.map((path) => site + path),
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: {
      '@type': 'Offer',
      url,
      price: inDollars(price),
      priceCurrency: CURRENCY.code,
      availability: 'https://schema.org/InStock',
    },
  });

const shopData = (site: string) =>
  data({
    ...CONTEXT,
    '@type': 'OnlineStore',
    name: SHOP_NAME,
    url: `${site}/`,
    logo: `${site}/favicon.svg`,
  });

/**
 * The first sentences of a product's description, up to 160 characters: search
 * engines cut longer ones.
 */
const summaryOf = ({ name, description }: Product) =>
  /^.{0,159}[.!?。！？](?=\s+\P{Ll}|$|(?<=[。！？]))/su.exec(
    onOneLine(description),
  )?.[0] ?? `${name} at ${SHOP_NAME}.`;

interface Page {
  readonly site: string;
  readonly path: string;
  /** Already escaped. */
  readonly title: string;
  readonly product?: Product;
}

export const headOf = ({ site, path, title, product }: Page): string => {
  const name = pageAt(path);
  if (name === 'unknown' || (name === 'product' && !product))
    return meta('name', 'robots', 'noindex');
  const url = site + path;
  const description = product
    ? summaryOf(product)
    : (PAGE_DESCRIPTIONS[name] ?? SUMMARY);
  return [
    meta('name', 'description', description),
    ...(isPrivate(path) ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta('property', 'og:site_name', SHOP_NAME),
    meta('property', 'og:type', product ? 'product' : 'website'),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...Object.entries({
      title,
      description,
      image:
        site +
        (product
          ? shareImageUrl(product._id, imageHashes[product._id] ?? '')
          : SHOP_IMAGE.src),
      'image:alt': product ? imageAlt(product, 0) : SHOP_IMAGE.alt,
    }).flatMap(([key, content]) => [
      meta('property', `og:${key}`, content),
      meta('name', `twitter:${key}`, content),
    ]),
    ...(product
      ? [
          meta('property', 'product:price:amount', inDollars(product.price)),
          meta('property', 'product:price:currency', CURRENCY.code),
          productData(site, url, product),
        ]
      : []),
    ...(name === 'home' ? [shopData(site)] : []),
  ].join('\n    ');
};

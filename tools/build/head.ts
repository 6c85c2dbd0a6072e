import type { OnlineStore, Product as ProductData, WithContext } from 'schema-dts';
import { imageHashes } from '../../src/data/images';
import { imageAlt, shareImageUrl } from '../../src/domain/images';
import { pageAt, type PageName } from '../../src/domain/paths';
import type { Cents } from '../../src/domain/money';
import type { Product } from '../../src/domain/product';
import { isPrivate } from './sitemap';

const DESCRIPTIONS: Readonly<Record<Exclude<PageName, 'product' | 'unknown'>, string>> = {
  home: 'Weft: clothes for men, women and kids, cut simply from good cloth and made to be worn for years.',
  collections:
    'Shop all Weft clothes for men, women and kids. Filter by category and type, sort by price, search by name.',
  about:
    'How Weft chooses its cloth, and what you can expect from us: quality, easy returns and real support.',
  contact: 'Visit our store, call or email us, or join the team.',
  cart: 'What is in your cart at Weft.',
  login: 'Log in or sign up at Weft.',
  placeOrder: 'Enter your delivery address and choose how to pay.',
  orders: 'Your orders at Weft.',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** JSON without `<`, so that it cannot end its `<script>`. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const data = (value: WithContext<OnlineStore | ProductData>) =>
  `<script type="application/ld+json">${json(value)}</script>`;

/** The image for link previews of pages that are no product. */
const SHOP_IMAGE = {
  src: '/images/banners/share.jpg',
  alt: 'Trousers, an overcoat and a cable jumper by Weft',
};

const CONTEXT = { '@context': 'https://schema.org' } as const;

const inDollars = (cents: Cents) => (cents / 100).toFixed(2);

const productData = (site: string, url: string, { name, description, image, price }: Product) =>
  data({
    ...CONTEXT,
    '@type': 'Product',
    name,
    description,
    image: image.map((path) => site + path),
    brand: { '@type': 'Brand', name: 'Weft' },
    offers: {
      '@type': 'Offer',
      url,
      price: inDollars(price),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });

const shopData = (site: string) =>
  data({ ...CONTEXT, '@type': 'OnlineStore', name: 'Weft', url: `${site}/`, logo: `${site}/favicon.svg` });

interface Page {
  readonly site: string;
  readonly path: string;
  /** Already escaped. */
  readonly title: string;
  readonly product?: Product;
}

/** The tags for search engines and link previews. */
export const headOf = ({ site, path, title, product }: Page): string => {
  const name = pageAt(path);
  if (name === 'unknown' || (name === 'product' && !product)) return meta('name', 'robots', 'noindex');
  const url = site + path;
  const description = product ? product.description : name === 'product' ? '' : DESCRIPTIONS[name];
  return [
    meta('name', 'description', description),
    ...(isPrivate(path) ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta('property', 'og:site_name', 'Weft'),
    meta('property', 'og:type', product ? 'product' : 'website'),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...Object.entries({
      title,
      description,
      image: site + (product ? shareImageUrl(product._id, imageHashes[product._id] ?? '') : SHOP_IMAGE.src),
      'image:alt': product ? imageAlt(product, 0) : SHOP_IMAGE.alt,
    }).flatMap(([key, content]) => [
      meta('property', `og:${key}`, content),
      meta('name', `twitter:${key}`, content),
    ]),
    ...(product
      ? [
          meta('property', 'product:price:amount', inDollars(product.price)),
          meta('property', 'product:price:currency', 'USD'),
          productData(site, url, product),
        ]
      : []),
    ...(name === 'home' ? [shopData(site)] : []),
  ].join('\n    ');
};

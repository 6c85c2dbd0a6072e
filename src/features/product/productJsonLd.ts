import { CURRENCY } from '../../data/currency';
import { settings } from '../../data/settings';
import type { Cents, Product } from '../../data/types';
import { productPath, SITE_ORIGIN } from '../../routing/paths';
import {
  hasPriceRange,
  isSoldOut,
  pricedSizes,
  priceOf,
  skuOf,
} from '../catalogue/offer';
import { lineText } from '../catalogue/productTexts';

/** An amount with two decimals and without a symbol: `118.00`. */
export const decimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

const offersOf = (product: Product): object => {
  const sizes = pricedSizes(product);
  const prices = sizes.map((size) => priceOf(product, size));
  const lowest = decimalAmount(Math.min(...prices));
  const common = {
    url: SITE_ORIGIN + productPath(product._id),
    priceCurrency: CURRENCY.code,
    availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
  };
  const offers = sizes.map((size) => ({
    '@type': 'Offer',
    name: lineText({ productId: product._id, size }, product),
    sku: skuOf(product, size),
    price: decimalAmount(priceOf(product, size)),
    ...common,
  }));
  if (hasPriceRange(product, sizes))
    return {
      '@type': 'AggregateOffer',
      lowPrice: lowest,
      highPrice: decimalAmount(Math.max(...prices)),
      offerCount: sizes.length,
      ...common,
      offers,
    };
  return offers.some(({ sku }) => sku)
    ? offers
    : { '@type': 'Offer', price: lowest, ...common };
};

/** The JSON-LD of a product for search engines. */
export const productJsonLd = (product: Product): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description,
  image: product.image.map((path) => SITE_ORIGIN + path),
  brand: { '@type': 'Brand', name: settings.name },
  offers: offersOf(product),
});

import { CURRENCY } from '../../data/currency';
import { settings } from '../../data/settings';
import type { Cents, Product } from '../../data/types';
import { productPath, SITE_ORIGIN } from '../../routing/paths';
import {
  hasPriceRange,
  isSoldOut,
  offeredSizes,
  priceOf,
} from '../catalogue/offer';

/** An amount with two decimals and without a symbol: `118.00`. */
const decimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

const offersOf = (product: Product): object => {
  const sizes = offeredSizes(product);
  const prices = sizes.map((size) => priceOf(product, size));
  const lowest = decimalAmount(Math.min(...prices));
  const availability = isSoldOut(product) ? 'OutOfStock' : 'InStock';
  const price = hasPriceRange(product)
    ? {
        '@type': 'AggregateOffer',
        lowPrice: lowest,
        highPrice: decimalAmount(Math.max(...prices)),
        offerCount: prices.length,
      }
    : { '@type': 'Offer', price: lowest };
  return {
    ...price,
    url: SITE_ORIGIN + productPath(product._id),
    priceCurrency: CURRENCY.code,
    availability: `https://schema.org/${availability}`,
  };
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

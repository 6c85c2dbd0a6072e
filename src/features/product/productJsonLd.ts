import { CURRENCY } from '../../data/currency';
import { settings } from '../../data/settings';
import type { Cents, Product } from '../../data/types';
import { productPath, SITE_ORIGIN } from '../../routing/paths';
import { isSoldOut, pricedSizes, priceOf, skuOf } from '../catalogue/offer';
import { lineText } from '../catalogue/productTexts';

/** An amount with two decimals and without a symbol: `118.00`. */
export const decimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

/** One offer for each available size, or for all if none is available. */
const offersOf = (product: Product) =>
  pricedSizes(product).map((size) => ({
    '@type': 'Offer',
    name: lineText({ productId: product._id, size }, product),
    sku: skuOf(product, size),
    url: SITE_ORIGIN + productPath(product._id),
    price: decimalAmount(priceOf(product, size)),
    priceCurrency: CURRENCY.code,
    availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
  }));

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

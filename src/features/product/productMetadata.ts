import { CURRENCY } from '../../data/currency';
import { settings } from '../../data/settings';
import type { Cents, Product } from '../../data/types';
import { productPath, SITE_ORIGIN } from '../../routing/paths';
import { hasPriceRange, isSoldOut, pricesOf } from '../catalogue/offer';

/** An amount with two decimals and without a symbol: `118.00`. */
export const decimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const offersOf = (product: Product): object => {
  const prices = pricesOf(product);
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
  description: onOneLine(product.description),
  image: product.image.map((path) => SITE_ORIGIN + path),
  brand: { '@type': 'Brand', name: settings.name },
  offers: offersOf(product),
});

/**
 * Matches as many first sentences as fit in 160 characters. A full stop before
 * a lowercase letter ends no sentence, as in `12 oz. denim`. Chinese and
 * Japanese sentences have no space between them.
 */
const FIRST_SENTENCES = /^.{0,159}([.!?](?=\s+\P{Ll}|$)|[。！？])/su;

/**
 * The first sentences of a product's description, because search engines cut
 * longer texts.
 */
export const summaryOf = ({ name, description }: Product): string => {
  const text = onOneLine(description);
  const [sentences] = FIRST_SENTENCES.exec(text) ?? [];
  return sentences ?? `${name} at ${settings.name}.`;
};

import type { Cents, Product, Size } from '../../data/types';
import { ownValue } from '../../lib/guards';
import { t } from '../../texts/t';

// Only this file decides what a product costs and whether it can be bought.

/**
 * The prices of the sizes that can be bought, or of all sizes if the product is
 * sold out.
 */
export const pricesOf = (product: Product): readonly Cents[] => {
  const sizes = isSoldOut(product) ? product.sizes : availableSizes(product);
  return sizes.map((size) => priceOf(product, size));
};

/** The price of a size; without a size, the lowest of `pricesOf`. */
export const priceOf = (product: Product, size: Size | null): Cents => {
  const { price, sizePrices } = product;
  if (!sizePrices) return price;
  return size === null
    ? Math.min(...pricesOf(product))
    : (ownValue(sizePrices, size) ?? price);
};

/** The price before a reduction, if the size costs less now. */
export const compareAtPriceOf = (
  product: Product,
  size: Size | null,
): Cents | undefined => {
  const { compareAtPrice = 0 } = product;
  return compareAtPrice > priceOf(product, size) ? compareAtPrice : undefined;
};

/** Whether some of `pricesOf` are higher than others. */
export const hasPriceRange = (product: Product): boolean =>
  new Set(pricesOf(product)).size > 1;

/** Whether the product is made in the size, and is not sold out in it. */
export const isAvailable = (product: Product | undefined, size: Size) =>
  product?.sizes.includes(size) === true &&
  product.soldOut?.includes(size) !== true;

/** The sizes that can be bought now. */
export const availableSizes = (product: Product): readonly Size[] =>
  product.soldOut
    ? product.sizes.filter((size) => isAvailable(product, size))
    : product.sizes;

/** Whether no size can be bought. */
export const isSoldOut = (product: Product): boolean =>
  availableSizes(product).length === 0;

/** Says why a product in a size, such as `Tee, size M`, cannot be bought. */
export const unavailableText = (
  item: string,
  product: Product | undefined,
  size: Size,
): string =>
  product?.sizes.includes(size) === true
    ? t('{item}, is sold out.', { item })
    : t('{item}, is no longer sold.', { item });

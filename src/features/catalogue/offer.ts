import type { Cents, Product, Size } from '../../data/types';
import { ownValue } from '../../lib/guards';

// Only this file decides what a product costs and whether it can be bought.

/** The price of a size; without a size, the lowest price. */
export const priceOf = (
  { price, sizePrices = {} }: Product,
  size: Size | null,
): Cents => (size === null ? price : (ownValue(sizePrices, size) ?? price));

/** The price before a reduction, if the size costs less now. */
export const compareAtPriceOf = (
  product: Product,
  size: Size | null,
): Cents | undefined => {
  const { compareAtPrice = 0 } = product;
  return compareAtPrice > priceOf(product, size) ? compareAtPrice : undefined;
};

/** Whether some sizes cost more than others. */
export const hasPriceRange = ({ sizePrices = {} }: Product): boolean =>
  Object.keys(sizePrices).length > 0;

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

/** The end of a sentence that says why a size cannot be bought. */
export const unavailableText = (
  product: Product | undefined,
  size: Size,
): string =>
  product?.sizes.includes(size) === true ? 'is sold out' : 'is no longer sold';

import type { Cents, Product, Size } from '../../data/types';
import { ownValue } from '../../lib/guards';

// Only this file decides what a product costs and whether it can be bought.

const variantOf = ({ variants = {} }: Product, size: Size) =>
  ownValue(variants, size);

/** The sizes that can be bought, or all sizes if the product is sold out. */
export const pricedSizes = (product: Product): readonly Size[] =>
  isSoldOut(product) ? product.sizes : availableSizes(product);

export const priceOf = (product: Product, size: Size): Cents =>
  variantOf(product, size)?.price ?? product.price;

export const lowestPriceOf = (
  product: Product,
  sizes = pricedSizes(product),
): Cents =>
  // Without variants, all sizes cost the same. Most products have none, and a
  // sort by price is then faster.
  product.variants
    ? Math.min(...sizes.map((size) => priceOf(product, size)))
    : product.price;

/**
 * The lowest former price of the cheapest sizes. Undefined if one of these
 * sizes is not reduced.
 */
export const compareAtPriceOf = (
  product: Product,
  sizes: readonly Size[],
): Cents | undefined => {
  const price = lowestPriceOf(product, sizes);
  const formerPrices = sizes
    .filter((size) => priceOf(product, size) === price)
    .map(
      (size) =>
        variantOf(product, size)?.compareAtPrice ?? product.compareAtPrice ?? 0,
    );
  const lowest = Math.min(...formerPrices);
  return lowest > price ? lowest : undefined;
};

/** Whether a size that is shown with a price costs less than before. */
export const isReduced = (product: Product): boolean =>
  pricedSizes(product).some((size) => compareAtPriceOf(product, [size]));

/** The stock keeping unit of a size, if the shop has one. */
export const skuOf = (product: Product, size: Size): string | undefined =>
  variantOf(product, size)?.sku;

export const hasPriceRange = (
  product: Product,
  sizes: readonly Size[],
): boolean =>
  sizes.some((size) => priceOf(product, size) > lowestPriceOf(product, sizes));

/** Whether the product is made in the size. It may be sold out in it. */
export const hasSize = (
  product: Product | undefined,
  size: Size,
): product is Product => product?.sizes.includes(size) === true;

/** Whether the product is made in the size, and is not sold out in it. */
export const isAvailable = (product: Product | undefined, size: Size) =>
  hasSize(product, size) && variantOf(product, size)?.soldOut !== true;

/** The sizes that can be bought now. */
export const availableSizes = (product: Product): readonly Size[] =>
  product.sizes.filter((size) => isAvailable(product, size));

/** How shoppers look for a size: `46` for `46 / Beige`. */
export const sizeToFind = (size: Size): Size => size.replace(/ \/ .*/, '');

/**
 * The size that is added to the cart, or null if the shopper has to select one.
 * The only size of a product needs no selection.
 */
export const sizeToAdd = ({ sizes }: Product, selected: Size | null) =>
  (sizes.length === 1 ? sizes[0] : sizes.find((size) => size === selected)) ??
  null;

/** Whether no size can be bought. */
export const isSoldOut = (product: Product): boolean =>
  availableSizes(product).length === 0;

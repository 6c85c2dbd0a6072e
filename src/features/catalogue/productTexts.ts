import { VIEWS } from '../../data/vocabulary';
import { settings } from '../../data/settings';
import type { Product, ProductId, Size } from '../../data/types';
import { t } from '../../texts/t';
import { hasSize } from './offer';

/**
 * `Size M`, or `Volume 50 ml` for a product with this option. If the settings
 * contain the age of a size, it follows.
 */
export const sizeText = (
  { category, optionName }: Product,
  size: Size,
): string => {
  const age = settings.sizeFits?.[category]?.[size]?.age;
  const text =
    optionName === undefined
      ? t('Size {size}', { size })
      : `${optionName} ${size}`;
  return age === undefined ? text : `${text}, ${age}`;
};

const isOnlySize = ({ sizes }: Product, size: Size) =>
  sizes.length === 1 && sizes[0] === size;

/** In the cart and in orders, the only size of a product has no label. */
export const sizeInLine = (product: Product, size: Size): string =>
  isOnlySize(product, size) ? size : sizeText(product, size);

/**
 * The name, with no-break spaces in a short last part, such as the color. With
 * `white-space: nowrap`, large text would overflow.
 */
export const unbrokenName = ({ name }: Pick<Product, 'name'>): string =>
  name.replace(/(?<=[,،] )[^,،]{1,12}$/, (color) =>
    color.replaceAll(' ', '\u00a0'),
  );

/**
 * A product in a size: `Linen Camp Shirt, Sand, size M`. The shop may no longer
 * sell the product of a line.
 */
export const lineText = (
  { productId, size }: { productId: ProductId; size: Size },
  product: Product | undefined,
): string => {
  const name = product?.name ?? t('Product {id}', { id: productId });
  if (product && isOnlySize(product, size)) return `${name}, ${size}`;
  return product?.optionName === undefined
    ? t('{name}, size {size}', { name, size })
    : `${name}, ${product.optionName} ${size}`;
};

/** Says why a product in a size, such as `Tee, size M`, cannot be bought. */
export const unavailableText = (line: string, isStillSold: boolean): string =>
  isStillSold
    ? t('{product}, is sold out.', { product: line })
    : t('{product}, is no longer sold.', { product: line });

/** Says why a line cannot be bought. */
export const unavailableReason = (
  line: { productId: ProductId; size: Size },
  product: Product | undefined,
): string =>
  unavailableText(lineText(line, product), hasSize(product, line.size));

/** What the image shows: `the back`. */
export const viewText = (index: number): string => VIEWS[index]?.text ?? '';

export const imageAlt = (
  { name }: Pick<Product, 'name'>,
  index: number,
): string => `${name}: ${viewText(index)}`;

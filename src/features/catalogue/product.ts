import { VIEWS } from '../../data/vocabulary';
import { settings } from '../../data/settings';
import type { Product, ProductId, Size } from '../../data/types';
import { t } from '../../texts/t';

/**
 * `Size M`, or `Volume 50 ml` for a product with this option. The age is added
 * if the settings of the shop contain it.
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

/** Whether the product has no other size. */
const isOnlySize = ({ sizes }: Product, size: Size) =>
  sizes.length === 1 && sizes[0] === size;

/** The size in a line of the cart or of an order; the only size has no label. */
export const sizeInLine = (product: Product, size: Size): string =>
  isOnlySize(product, size) ? size : sizeText(product, size);

/**
 * The size to add to the cart, or null if one has to be selected. The only size
 * of a product needs no selection.
 */
export const sizeToAdd = ({ sizes }: Product, selected: Size | null) =>
  (sizes.length === 1 ? sizes[0] : sizes.find((size) => size === selected)) ??
  null;

/**
 * The name, in which no line breaks within a short last part, such as the
 * color. A span that does not wrap would overflow with large text.
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

/** What an image of a product shows, such as `the back`. */
export const viewText = (index: number): string => VIEWS[index]?.text ?? '';

/** The alternative text of an image of a product. */
export const imageAlt = (
  { name }: Pick<Product, 'name'>,
  index: number,
): string => `${name}: ${viewText(index)}`;

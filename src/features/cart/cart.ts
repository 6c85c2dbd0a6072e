import type { Draft } from '@reduxjs/toolkit';
import type { Cents, ProductId, Size } from '../../data/types';
import { isObject, ownValue } from '../../lib/guards';

/**
 * The quantities by product and size. Each product has at least one size.
 *
 * The lines of the cart have the order of the keys: `{ shirt: { L: 1, S: 1 },
 * jeans: { 30: 1, 32: 2 } }` is shirt L, shirt S, jeans 30, jeans 32. JavaScript
 * sorts keys that are whole numbers. A line that is removed and restored becomes
 * the last one of its product, or of the cart.
 */
export type Quantities = Readonly<
  Record<ProductId, Readonly<Record<Size, number>>>
>;

export interface LineId {
  productId: ProductId;
  size: Size;
}

export interface CartLine extends LineId {
  quantity: number;
}

export const lineKeyOf = ({ productId, size }: LineId): string =>
  `${productId} ${size}`;

export const MAX_QUANTITY = 9999;

/** Returns a quantity from 1 to 9999. Returns undefined for any other text. */
export const parseQuantity = (text: string): number | undefined =>
  /^0*[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && parseQuantity(String(value)) === value;

export const linesOf = (quantities: Quantities): CartLine[] =>
  Object.entries(quantities).flatMap(([productId, sizes]) =>
    Object.entries(sizes).map(([size, quantity]) => ({
      productId,
      size,
      quantity,
    })),
  );

/** The number of items, not of lines. */
export const countItems = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface PricedOrder {
  lines: readonly { price: Cents; quantity: number }[];
  total: Cents;
}

/** The subtotal, the fee that is charged, and the total. */
export const amountsOfLines = (
  lines: PricedOrder['lines'],
  deliveryFee: Cents = 0,
) => {
  const subtotal = lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    0,
  );
  const fee = subtotal === 0 ? 0 : deliveryFee;
  return { subtotal, fee, total: subtotal + fee };
};

/**
 * The amounts of an order. The fee is the difference between its total and its
 * lines, because the shop may have changed its fee since.
 */
export const amountsOfOrder = ({ lines, total }: PricedOrder) => {
  const { subtotal } = amountsOfLines(lines);
  return { subtotal, fee: total - subtotal, total };
};

/** The quantity of a line, or 0 if the cart does not contain the line. */
export const quantityOf = (
  quantities: Quantities,
  { productId, size }: LineId,
): number => ownValue(ownValue(quantities, productId) ?? {}, size) ?? 0;

/**
 * Sets the quantity of a line, at most to `MAX_QUANTITY`. At 0 the line is
 * removed. A product without lines is removed, too.
 */
export const setQuantity = (
  quantities: Draft<Quantities>,
  { productId, size }: LineId,
  quantity: number,
): void => {
  const sizes = ownValue(quantities, productId) ?? {};
  if (quantity > 0) {
    sizes[size] = Math.min(quantity, MAX_QUANTITY);
    quantities[productId] = sizes;
    return;
  }
  Reflect.deleteProperty(sizes, size);
  if (Object.keys(sizes).length === 0)
    Reflect.deleteProperty(quantities, productId);
};

/**
 * Adds a quantity to a line, or adds the line. The quantity may be negative.
 */
export const addQuantity = (
  quantities: Draft<Quantities>,
  line: LineId,
  quantity: number,
): void =>
  setQuantity(quantities, line, quantityOf(quantities, line) + quantity);

/** Leaves out the key `__proto__`, which would set the prototype. */
const entriesOf = (value: unknown) =>
  Object.entries(isObject(value) ? value : {}).filter(
    ([key]) => key !== '__proto__',
  );

/** Reads the stored quantities, also of products that are not sold now. */
export const parseQuantities = (value: unknown): Quantities => {
  const quantities: Draft<Quantities> = {};
  for (const [productId, sizes] of entriesOf(value)) {
    for (const [size, quantity] of entriesOf(sizes)) {
      if (isQuantity(quantity))
        setQuantity(quantities, { productId, size }, quantity);
    }
  }
  return quantities;
};

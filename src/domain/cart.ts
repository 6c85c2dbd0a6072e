import { isOneOf } from './guards';
import { SIZES, type ProductId, type Size } from './product';

/**
 * From product to size to quantity, without dead entries. Lines stand in the order of its keys, so the sizes of one
 * product always stand together: a size that Undo brings back does not stand apart from them again.
 */
export type Cart = Record<ProductId, Partial<Record<Size, number>>>;

/** What tells one line of the cart from another. */
export interface LineKey {
  readonly productId: ProductId;
  readonly size: Size;
}

export interface CartLine extends LineKey {
  readonly quantity: number;
}

/** A line and its place among the lines of the cart, counted from 0. */
export interface PlacedLine extends CartLine {
  readonly at: number;
}

/** A line and its place among the rows of the cart's page, counted from 0: gaps are rows, too. */
export interface LineInRow extends CartLine {
  readonly row: number;
}

/** The most pieces that one line may have. */
export const MAX_QUANTITY = 9999;

/** Whole, 1 to 9999. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/** The quantity that was typed, or nothing: only plain digits are read, 1 to 9999. */
export const readQuantity = (typed: string): number | undefined => {
  const quantity = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return isQuantity(quantity) ? quantity : undefined;
};

/** Whether both are of the same product in the same size. */
export const sameLine = (a: LineKey, b: LineKey): boolean => a.productId === b.productId && a.size === b.size;

/** The lines of a cart, as first added. */
export const linesOf = (cart: Cart): CartLine[] =>
  Object.entries(cart).flatMap(([productId, sizes]) =>
    Object.entries(sizes).flatMap(([size, quantity]) =>
      isOneOf(SIZES, size) ? [{ productId, size, quantity }] : [],
    ),
  );

/** The cart of these lines; a line that comes twice counts once, as it was last. */
export const cartOf = (lines: readonly CartLine[]): Cart => {
  const cart = new Map<ProductId, Partial<Record<Size, number>>>();
  for (const { productId, size, quantity } of lines) {
    cart.set(productId, { ...cart.get(productId), [size]: quantity });
  }
  return Object.fromEntries(cart);
};

/** How many pieces are in the cart. */
export const countOf = (cart: Cart): number => linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);

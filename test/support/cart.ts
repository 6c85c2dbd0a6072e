import { cartOf, type Cart, type CartItems, type CartLine, type RemovedLine } from '../../src/domain/cart';

/** The lines of these items, in the order of their keys. */
export const linesIn = (items: CartItems): CartLine[] =>
  Object.entries(items).flatMap(([productId, quantities]) =>
    Object.entries(quantities).map(([size, quantity = 0]) => ({ productId, size, quantity })),
  );

/** A cart with these items. The order of their keys is the order of the lines. */
export const cartWith = (items: CartItems, removed: readonly RemovedLine[] = []): Cart => ({
  ...cartOf(linesIn(items)),
  removed,
});

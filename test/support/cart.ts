import { cartOf, readLines, type Cart, type CartItems, type RemovedLine } from '../../src/domain/cart';

/** A cart with these items. The order of their keys is the order of the lines. */
export const cartWith = (items: CartItems, removed: readonly RemovedLine[] = []): Cart => ({
  ...cartOf(readLines(items)),
  removed,
});

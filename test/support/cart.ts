import {
  cartOf,
  type Cart,
  type CartItems,
  type CartLine,
  type LineKey,
  type RemovedLine,
} from '../../src/features/cart/cart';
import { lineRemoved, lineRestored } from '../../src/features/cart/cartSlice';

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

const removalIdOf = ({ productId, size }: LineKey) => `${productId} ${size}`;

/** The removal of a line, identified by its key. */
export const removalOf = ({ productId, size }: LineKey) =>
  lineRemoved({ productId, size, removalId: removalIdOf({ productId, size }) });

/** Undo of the removal of a line. */
export const undoOf = (line: LineKey, index = 0) => lineRestored({ removalId: removalIdOf(line), index });

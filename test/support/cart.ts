import type { Cart, CartItems } from '../../src/features/cart/cart';

/**
 * A cart with these items. The order of their keys is the order of the lines.
 */
export const cartWith = (items: CartItems): Cart => ({ items });

import { settings } from '../../data/shop';
import type { Cents } from '../../shop/product';
import { dollars } from '../../shop/productRows';

export const DELIVERY_FEE: Cents = dollars(settings.deliveryFee ?? 0);

export const subtotalOf = (
  lines: readonly { price: Cents; quantity: number }[],
): Cents =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The total in cents: subtotal plus delivery fee, 0 if the subtotal is 0. */
export const totalOf = (subtotal: Cents): Cents =>
  subtotal === 0 ? 0 : subtotal + DELIVERY_FEE;

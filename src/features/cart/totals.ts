import type { Cents } from '../../data/types';

/** The subtotal, the fee that is charged, and the total. */
export const totalsOf = (
  lines: readonly { price: Cents; quantity: number }[],
  deliveryFee: Cents = 0,
) => {
  const subtotal = lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    0,
  );
  const fee = subtotal === 0 ? 0 : deliveryFee;
  return { subtotal, fee, total: subtotal + fee };
};

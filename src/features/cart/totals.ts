import { settings } from '../../data/shop';
import type { Cents } from '../../data/types';
import type { Settings } from '../../data/types';
import { formatAmount } from '../catalogue/money';

/** The rule of the delivery fee, and the sentence that states it. */
export const deliveryOf = ({
  deliveryFee: fee = 0,
}: Pick<Settings, 'deliveryFee'>) => ({
  fee,
  chargedFee: (subtotal: Cents): Cents => (subtotal === 0 ? 0 : fee),
  text:
    fee > 0
      ? `Delivery costs ${formatAmount(fee)} for any order, large or small.`
      : 'Delivery is free for any order.',
});

export const DELIVERY = deliveryOf(settings);

/** The subtotal, the fee that is charged, and the total. */
export const totalsOf = (
  lines: readonly { price: Cents; quantity: number }[],
) => {
  const subtotal = lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    0,
  );
  const fee = DELIVERY.chargedFee(subtotal);
  return { subtotal, fee, total: subtotal + fee };
};

import { settings } from '../../data/settings';
import { policies } from '../../data/policies';
import type { Cents } from '../../data/types';
import { t } from '../../texts/t';
import { formatAmount } from '../catalogue/money';

/** The sentence that states the delivery fee; empty if the shop names none. */
export const deliveryFeeText = (deliveryFee: Cents | undefined): string => {
  if (deliveryFee === undefined) return '';
  return deliveryFee > 0
    ? t('Delivery costs {fee} for any order, large or small.', {
        fee: formatAmount(deliveryFee),
      })
    : t('Delivery is free for any order.');
};

/**
 * What the shop says of the delivery: the fee, then its terms. Without terms the
 * promise to take back is here, because it links to this text.
 */
export const deliveryText = (): string =>
  [deliveryFeeText(settings.deliveryFee), policies.delivery ?? policies.returns]
    .filter(Boolean)
    .join(' ');

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

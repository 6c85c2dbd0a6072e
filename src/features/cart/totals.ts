import { settings } from '../../data/settings';
import { policies } from '../../data/policies';
import type { Cents, Settings } from '../../data/types';
import { t } from '../../texts/t';
import { formatAmount } from '../catalogue/money';

/** The fee for any order, which is 0 for a shop without one. */
export const DELIVERY_FEE: Cents = settings.deliveryFee ?? 0;

/** The sentence that states the delivery fee; empty if the shop names none. */
export const deliveryFeeText = ({
  deliveryFee,
}: Pick<Settings, 'deliveryFee'> = settings): string => {
  if (deliveryFee === undefined) return '';
  return deliveryFee > 0
    ? t('Delivery costs {fee} for any order, large or small.', {
        fee: formatAmount(deliveryFee),
      })
    : t('Delivery is free for any order.');
};

/**
 * What the shop says of the delivery: the fee, then its terms. A promise to take
 * back links to this text, so it is the text of a shop without terms.
 */
export const deliveryText = (): string =>
  [deliveryFeeText(), policies.delivery ?? policies.returns]
    .filter(Boolean)
    .join(' ');

/** The subtotal, the fee that is charged, and the total. */
export const totalsOf = (
  lines: readonly { price: Cents; quantity: number }[],
  deliveryFee = DELIVERY_FEE,
) => {
  const subtotal = lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    0,
  );
  const fee = subtotal === 0 ? 0 : deliveryFee;
  return { subtotal, fee, total: subtotal + fee };
};

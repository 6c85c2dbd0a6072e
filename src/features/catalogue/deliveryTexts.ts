import { policies } from '../../data/policies';
import { settings } from '../../data/settings';
import type { Cents } from '../../data/types';
import { t } from '../../texts/t';
import { formatAmount } from './money';

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
 * The delivery terms of the shop. Without terms, the return promise is shown,
 * because its link leads to this text.
 */
export const deliveryTerms = policies.delivery ?? policies.returns;

/** The delivery fee, then the delivery terms. */
export const deliveryText = (): string =>
  [deliveryFeeText(settings.deliveryFee), deliveryTerms]
    .filter(Boolean)
    .join(' ');

import { policies } from '../../data/policies';
import { settings } from '../../data/settings';
import type { Cents } from '../../data/types';
import { t } from '../../texts/t';
import { formatTotal } from './money';

/** States the delivery fee. The text is empty if the settings have no fee. */
export const deliveryFeeText = ({
  deliveryFee,
}: { deliveryFee?: Cents | undefined } = settings): string => {
  if (deliveryFee === undefined) return '';
  return deliveryFee > 0
    ? t('Delivery costs {fee} for any order, large or small.', {
        fee: formatTotal(deliveryFee),
      })
    : t('Delivery is free for any order.');
};

/**
 * The delivery terms of the shop. A shop without them shows the return promise
 * instead, because the link of that promise leads here.
 */
export const DELIVERY_TERMS = policies.delivery ?? policies.returns;

export const DELIVERY_TEXT = [deliveryFeeText(), DELIVERY_TERMS]
  .filter(Boolean)
  .join(' ');

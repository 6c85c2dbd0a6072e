import { settings } from '../../data/settings';
import { isObject, isOneOf } from '../../lib/guards';
import { isSelling } from '../orders/isSelling';
import type { Delivery, Refusal } from '../orders/order';
import {
  acceptedPart,
  BLANK_DELIVERY,
  DELIVERY_FIELDS,
} from './deliveryFields';
import { isSentOrder, type SentOrder } from './sentOrder';

export const PAYMENTS = Object.keys(settings.paymentLabels ?? {});

export type Placing = { status: 'idle' | 'sending' | 'unanswered' } | Refusal;

/** A sent order cannot be changed until the service has answered. */
export const isLocked = ({ status }: Placing): boolean =>
  status === 'sending' || status === 'unanswered';

export interface Checkout {
  delivery: Delivery;
  payment: string;
  placing: Placing;
  sent?: SentOrder | undefined;
}

export const BLANK_CHECKOUT: Checkout = {
  delivery: BLANK_DELIVERY,
  payment: PAYMENTS.at(-1) ?? 'cod',
  placing: { status: 'idle' },
};

/** After a reload, an order that was being sent counts as unanswered. */
const parseSent = (
  placing: unknown,
  sent: unknown,
): Pick<Checkout, 'placing' | 'sent'> => {
  // webpack leaves out what is in the block of such an `if`.
  if (isSelling) {
    if (isSentOrder(sent)) {
      const status = isObject(placing) && placing['status'];
      const isUnanswered = isOneOf(['sending', 'unanswered'], status);
      return {
        placing: { status: isUnanswered ? 'unanswered' : 'idle' },
        sent,
      };
    }
  }
  return { placing: BLANK_CHECKOUT.placing };
};

/** Reads the stored checkout. A part that is missing or invalid is empty. */
export const parseCheckout = (stored: unknown): Checkout | undefined => {
  if (!isObject(stored)) return undefined;
  const texts = isObject(stored['delivery']) ? stored['delivery'] : {};
  const delivery = { ...BLANK_CHECKOUT.delivery };
  for (const field of DELIVERY_FIELDS) {
    const text = texts[field];
    if (typeof text === 'string') delivery[field] = acceptedPart(field, text);
  }
  const payment = isOneOf(PAYMENTS, stored['payment'])
    ? stored['payment']
    : BLANK_CHECKOUT.payment;
  const { placing, sent } = stored;
  return { delivery, payment, ...parseSent(placing, sent) };
};

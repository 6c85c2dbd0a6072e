import { settings } from '../../data/settings';
import { isObject, isOneOf } from '../../lib/guards';
import { isSelling } from '../orders/isSelling';
import { isSentOrder, type SentOrder } from '../orders/order';
import type { Refusal } from '../orders/orderService';
import {
  acceptedPart,
  BLANK_DELIVERY,
  DELIVERY_FIELDS,
  type Delivery,
} from './deliveryFields';

export const PAYMENTS = Object.keys(settings.paymentLabels ?? {});

/**
 * The order that was sent last is kept as `sent` until it is placed and paid, or
 * refused. The shopper may change it while the stage is `idle`.
 */
export type Submission =
  { stage: 'idle'; sent?: SentOrder | undefined } | Locked | Refusal;

/** A sent order cannot be changed until the service has answered. */
interface Locked {
  stage: 'sending' | 'unanswered';
  sent: SentOrder;
}

export const isLocked = (submission: Submission): submission is Locked =>
  submission.stage === 'sending' || submission.stage === 'unanswered';

export interface Checkout {
  delivery: Delivery;
  payment: string;
  submission: Submission;
}

export const BLANK_CHECKOUT: Checkout = {
  delivery: BLANK_DELIVERY,
  payment: PAYMENTS.at(-1) ?? 'cod',
  submission: { stage: 'idle' },
};

/** After a reload, an order that was being sent counts as unanswered. */
const parseSubmission = (stored: unknown): Submission => {
  // webpack leaves out what is in the block of such an `if`.
  if (isSelling) {
    if (isObject(stored) && isSentOrder(stored['sent'])) {
      const { stage, sent } = stored;
      return { stage: stage === 'idle' ? 'idle' : 'unanswered', sent };
    }
  }
  return BLANK_CHECKOUT.submission;
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
  return {
    delivery,
    payment,
    submission: parseSubmission(stored['submission']),
  };
};

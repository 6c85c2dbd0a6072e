import { isSelling } from '../../app/isSelling';
import { settings } from '../../data/settings';
import type { DeliveryField } from '../../data/types';
import { isOneOf, isRecord } from '../../lib/guards';
import {
  BLANK_ADDRESS,
  DELIVERY_FIELDS,
  takesOnlyDigits,
  type DeliveryAddress,
  type Refusal,
  type SentOrder,
} from '../orders/order';
import { isSentOrder } from '../orders/placedOrders';

/** Removes what the field does not accept. Leading zeros are kept. */
export const acceptedPart = (field: DeliveryField, text: string): string =>
  takesOnlyDigits(field) ? text.replaceAll(/\D/g, '') : text;

export const PAYMENTS = Object.keys(settings.paymentLabels ?? {});

export type Placing =
  | { status: 'idle' }
  /** The order is locked until the service has answered. */
  | (SentOrder & { status: 'sending' | 'unanswered' })
  | Refusal;

export interface Checkout {
  delivery: DeliveryAddress;
  payment: string;
  placing: Placing;
}

export const BLANK_CHECKOUT: Checkout = {
  delivery: BLANK_ADDRESS,
  payment: PAYMENTS.at(-1) ?? 'cod',
  placing: { status: 'idle' },
};

/** After a reload, an order that was being sent counts as unanswered. */
const parsePlacing = (stored: unknown): Placing => {
  // webpack leaves out what is in the block of such an `if`.
  if (isSelling) {
    if (isSentOrder(stored)) return { ...stored, status: 'unanswered' };
  }
  return BLANK_CHECKOUT.placing;
};

/** Reads the stored checkout. A part that is missing or invalid is empty. */
export const parseCheckout = (stored: unknown): Checkout | undefined => {
  if (!isRecord(stored)) return undefined;
  const texts = isRecord(stored['delivery']) ? stored['delivery'] : {};
  const delivery = { ...BLANK_CHECKOUT.delivery };
  for (const field of DELIVERY_FIELDS) {
    const text = texts[field];
    if (typeof text === 'string') delivery[field] = acceptedPart(field, text);
  }
  const payment = isOneOf(PAYMENTS, stored['payment'])
    ? stored['payment']
    : BLANK_CHECKOUT.payment;
  return { delivery, payment, placing: parsePlacing(stored['placing']) };
};

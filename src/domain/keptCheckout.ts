import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS, type Delivery, type Payment } from './checkout';
import { readEnvelope, type Reading } from './keptText';
import { isOneOf } from './guards';
import { isRecord } from './guards';

/** The form that this shop writes. */
export const CHECKOUT_VERSION = 1;

interface Kept {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

/** The delivery form and the payment choice out of the text that `writeCheckout` made. */
export const readCheckout = (text: string): Reading<Kept> => {
  const envelope = readEnvelope(text, CHECKOUT_VERSION);
  if (envelope.kind !== 'read') return envelope;
  const { delivery: said, payment } = {
    delivery: envelope.value['delivery'],
    payment: envelope.value['payment'],
  };
  if (!isRecord(said) || !isOneOf(PAYMENTS, payment)) return { kind: 'unreadable' };
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const typed = Object.hasOwn(said, field) ? said[field] : undefined;
    if (typeof typed === 'string') delivery[field] = typed;
  }
  return { kind: 'read', value: { delivery, payment } };
};

/** The delivery form and the payment choice as text, with its version. */
export const writeCheckout = ({ delivery, payment }: Kept): string =>
  JSON.stringify({ v: CHECKOUT_VERSION, delivery, payment });

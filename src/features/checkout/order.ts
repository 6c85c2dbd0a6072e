import { isSelling } from '../../app/isSelling';
import type { Cents } from '../../data/types';
import { isRecord } from '../../lib/guards';
import { isQuantity, type CartLine, type LineKey } from '../cart/cart';
import type { Checkout, DeliveryTexts } from './checkout';

/** A line with the price of one item that the shopper has seen. */
export interface OrderLine extends CartLine {
  price: Cents;
}

/** What is sent to the service. */
export interface Order extends Checkout {
  lines: OrderLine[];
  currency: string;
  total: Cents;
}

/** An order that was sent, and the key by which the service knows it. */
export interface SentOrder {
  key: string;
  order: Order;
}

/** A line that cannot be ordered as the shopper has seen it. */
export interface ChangedLine extends LineKey {
  reason: 'soldOut' | 'unknown' | 'price';
  /** The price that has changed. */
  price?: Cents;
}

/** Why the service has not placed an order. */
export type Refusal =
  | { status: 'changed'; lines: ChangedLine[]; total?: Cents }
  | { status: 'fieldsRefused'; fields: Partial<DeliveryTexts> }
  | { status: 'notPlaced' };

interface WithoutAnswer {
  /** `unanswered`: the order may or may not have arrived. */
  status: 'placing' | 'unanswered';
  sent: SentOrder;
}

/** The placed order `id`, whose lines are in the cart until it is paid. */
interface WithoutPayment {
  status: 'unpaid';
  sent: SentOrder;
  id: string;
}

export type Placing =
  { status: 'idle' } | WithoutAnswer | WithoutPayment | Refusal;

export const hasNoAnswer = (placing: Placing): placing is WithoutAnswer =>
  placing.status === 'placing' || placing.status === 'unanswered';

export interface CheckoutState extends Checkout {
  placing: Placing;
}

/** Whether a stored value has the lines and the total that a page shows. */
export const isPriced = (
  value: unknown,
): value is Pick<Order, 'lines' | 'total'> =>
  isRecord(value) &&
  typeof value['total'] === 'number' &&
  Array.isArray(value['lines']) &&
  value['lines'].every(
    (line) =>
      isRecord(line) &&
      isQuantity(line['quantity']) &&
      typeof line['price'] === 'number' &&
      'productId' in line &&
      'size' in line,
  );

const isSent = (value: unknown): value is SentOrder =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  isPriced(value['order']);

/** The placing in a stored value: an order that was sent before the reload. */
export const parsePlacing = (stored: unknown): Placing => {
  const { placing } = isRecord(stored) ? stored : {};
  const { status, sent, id } = isRecord(placing) ? placing : {};
  if (!isSelling || !isSent(sent)) return { status: 'idle' };
  return status === 'unpaid' && typeof id === 'string'
    ? { status, sent, id }
    : { status: 'unanswered', sent };
};

/** The steps of an order, before which it may be `Unpaid`. */
export const STEPS = [
  'Ordered',
  'Ready to ship',
  'On its way',
  'Delivered',
] as const;

/** A placed order as the service names it. */
export interface Placed {
  /** The id cannot be guessed: who has it may read the order. */
  id: string;
  number: string | number;
  status?: unknown;
  /** Where the shopper pays. */
  paymentUrl?: string | undefined;
  /** Whether it was placed before, maybe with another address. */
  isEarlier?: boolean | undefined;
}

/** Whether a value leads to a payment, or says that there is none. */
export const isPaymentUrl = (value: unknown): value is string | undefined =>
  value === undefined ||
  (typeof value === 'string' && value.startsWith('https:'));

export const isPlaced = (value: unknown): value is Placed =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  ['string', 'number'].includes(typeof value['number']) &&
  isPaymentUrl(value['paymentUrl']);

/** What the service knows of an order; an unpaid one has a `paymentUrl`. */
export interface OrderAnswer {
  status: string;
  paymentUrl?: string | undefined;
}

import { isSelling } from '../../app/isSelling';
import { settings } from '../../data/settings';
import type { Cents, DeliveryField, Payment } from '../../data/types';
import { isOneOf, isRecord } from '../../lib/guards';
import { parseQuantity, type CartLine, type LineKey } from '../cart/cart';
import {
  DELIVERY_FIELDS,
  parseCheckout,
  type Checkout,
  type DeliveryTexts,
} from './checkout';

/** Whether an order needs the field. */
export const isRequired = (field: DeliveryField): boolean =>
  isSelling && settings.optionalFields?.includes(field) !== true;

/** A line with the price of one item that the shopper has seen. */
export interface OrderLine extends CartLine {
  price: Cents;
}

/** What is sent to the service. */
export interface Order {
  lines: readonly OrderLine[];
  delivery: DeliveryTexts;
  payment: Payment;
  currency: string;
  total: Cents;
}

/** An order that was sent, and the key by which the service knows it again. */
export interface Attempt {
  key: string;
  order: Order;
}

const CHANGES = ['soldOut', 'unknown', 'price'] as const;

/** A line that cannot be ordered as the shopper has seen it. */
export interface ChangedLine extends LineKey {
  reason: (typeof CHANGES)[number];
  /** The price that has changed. */
  price: Cents | undefined;
}

export type Refusal =
  | {
      reason: 'changed';
      lines: readonly ChangedLine[];
      total: Cents | undefined;
    }
  | {
      reason: 'refused';
      fields: Readonly<Partial<DeliveryTexts>>;
    }
  | { reason: 'notPlaced' };

/** `unanswered`: the order may or may not have arrived. */
export type Failure = Refusal | { reason: 'unanswered'; attempt: Attempt };

export type Placing =
  | { status: 'idle' }
  | { status: 'placing'; attempt: Attempt }
  | ({ status: 'failed' } & Failure);

export interface CheckoutState extends Checkout {
  placing: Placing;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

const isAmount = (value: unknown): value is Cents =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const parseLine = (value: unknown): OrderLine | undefined => {
  if (!isRecord(value)) return undefined;
  const { productId, size, quantity, price } = value;
  const count = parseQuantity(String(quantity));
  return isText(productId) && isText(size) && count && isAmount(price)
    ? { productId, size, quantity: count, price }
    : undefined;
};

/** The lines and the total in a value, or undefined if one is invalid. */
export const parsePurchase = (value: unknown) => {
  if (!isRecord(value)) return undefined;
  const { lines, total } = value;
  const parsed = Array.isArray(lines) ? lines.map(parseLine) : [];
  const valid = parsed.filter((line) => line !== undefined);
  return valid.length > 0 && valid.length === parsed.length && isAmount(total)
    ? { lines: valid, total }
    : undefined;
};

/**
 * The placing in a stored value. What was sent and not answered before the
 * reload has no known result.
 */
export const parsePlacing = (stored: unknown): Placing => {
  const { attempt } =
    isSelling && isRecord(stored) && isRecord(stored['placing'])
      ? stored['placing']
      : {};
  if (!isRecord(attempt)) return { status: 'idle' };
  const { key, order } = attempt;
  const form = parseCheckout(order);
  const purchase = parsePurchase(order);
  if (!isText(key) || !isRecord(order) || !form || !purchase)
    return { status: 'idle' };
  const { lines, total } = purchase;
  const currency = String(order['currency']);
  return {
    status: 'failed',
    reason: 'unanswered',
    attempt: { key, order: { lines, ...form, currency, total } },
  };
};

const changedLinesIn = (value: unknown): ChangedLine[] => {
  if (!isRecord(value)) return [];
  const { productId, size, reason, price } = value;
  const isChange =
    isText(productId) && isText(size) && isOneOf(CHANGES, reason);
  if (!isChange) return [];
  if (reason !== 'price')
    return [{ productId, size, reason, price: undefined }];
  return isAmount(price) ? [{ productId, size, reason, price }] : [];
};

export const isHttps = (url: unknown): url is string =>
  isText(url) && URL.canParse(url) && new URL(url).protocol === 'https:';

const parsePlaced = ({ id, number, paymentUrl }: Record<string, unknown>) => {
  const isKnown = isText(id) && (isText(number) || typeof number === 'number');
  if (!isKnown) return undefined;
  return paymentUrl === undefined || isHttps(paymentUrl)
    ? { id, number: String(number), paymentUrl }
    : undefined;
};

const parseRefusal = (
  status: number,
  { lines, total, fields }: Record<string, unknown>,
): Refusal | undefined => {
  if (status === 409) {
    if (!Array.isArray(lines)) return undefined;
    const changed = lines.flatMap(changedLinesIn);
    const changedTotal = isAmount(total) ? total : undefined;
    // The currency has changed if neither a line nor the total has.
    return changed.length > 0 || lines.length === 0
      ? { reason: 'changed', lines: changed, total: changedTotal }
      : undefined;
  }
  if (status !== 422 || !isRecord(fields)) return undefined;
  const refused: Partial<Record<DeliveryField, string>> = {};
  for (const field of DELIVERY_FIELDS) {
    const message = fields[field];
    if (isText(message)) refused[field] = message;
  }
  return Object.keys(refused).length > 0
    ? { reason: 'refused', fields: refused }
    : undefined;
};

/**
 * The placed order or the refusal in the answer to an order. Undefined for
 * anything else: it is not an answer of the service.
 */
export const parseAnswer = (status: number, body: unknown) => {
  if (status === 400 || status === 413) return { reason: 'notPlaced' } as const;
  if (!isRecord(body)) return undefined;
  if (status === 201) return parsePlaced(body);
  // The key is that of an earlier order, whose address may have differed.
  const { placed } = body;
  return status === 422 && isRecord(placed)
    ? parsePlaced(placed)
    : parseRefusal(status, body);
};

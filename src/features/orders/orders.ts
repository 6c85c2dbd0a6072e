import { samples } from '../../data/samples';
import type { Cents, Product, Size } from '../../data/types';
import { isOneOf, isRecord } from '../../lib/guards';
import { t } from '../../texts/t';
import { isHttps, parsePurchase, type OrderLine } from '../checkout/order';

/** A product that "My Orders" shows in a shop that takes no orders. */
export interface SampleOrder {
  product: Product;
  size: Size;
  quantity: number;
  date: string;
  status: TrackingStep;
}

/** The steps of an order, as a service names them. */
export const TRACKING = [
  'Ordered',
  'Ready to ship',
  'On its way',
  'Delivered',
] as const;
export type TrackingStep = (typeof TRACKING)[number];

/** An order that is unpaid has not begun its steps. */
export const STATUSES = ['Unpaid', ...TRACKING] as const;
export type OrderStatus = (typeof STATUSES)[number];

/** The steps as the shop shows them. */
export const STEP_TEXTS: Readonly<Record<TrackingStep, string>> = {
  Ordered: t('Ordered'),
  'Ready to ship': t('Ready to ship'),
  'On its way': t('On its way'),
  Delivered: t('Delivered'),
};

const sizeOf = ({ sizes }: Product): Size =>
  sizes.includes('M') ? 'M' : (sizes[0] ?? '');

/** Orders of the products from index 1 on; none if the shop has no samples. */
export const sampleOrders = (
  products: readonly Product[],
): readonly SampleOrder[] => {
  const { count = 0, date = '' } = samples.orders ?? {};
  return products.slice(1, 1 + count).map((product) => ({
    product,
    size: sizeOf(product),
    quantity: 1,
    date,
    status: 'Ready to ship',
  }));
};

/** An order of this browser, without a name and an address. */
export interface PlacedOrder {
  /** The id cannot be guessed: who has it may read the order. */
  id: string;
  number: string;
  status: OrderStatus;
  /** When it was placed, in milliseconds since 1970. */
  created: number;
  lines: readonly OrderLine[];
  total: Cents;
  /** Where the shopper pays while the order is unpaid. */
  paymentUrl?: string | undefined;
}

/** The orders in a stored value. */
export const parseOrders = (stored: unknown): PlacedOrder[] => {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    const purchase = parsePurchase(value);
    if (!isRecord(value) || !purchase) return [];
    const { id, number, status, created, paymentUrl } = value;
    return typeof id === 'string' &&
      typeof number === 'string' &&
      typeof created === 'number' &&
      isOneOf(STATUSES, status) &&
      (paymentUrl === undefined || isHttps(paymentUrl))
      ? [{ id, number, status, created, ...purchase, paymentUrl }]
      : [];
  });
};

/** The orders of two tabs. Of an order that both have, the first one is kept. */
export const joinOrders = (
  first: readonly PlacedOrder[],
  second: readonly PlacedOrder[],
): readonly PlacedOrder[] => {
  const byId = new Map([...second, ...first].map((order) => [order.id, order]));
  return [...byId.values()].toSorted((a, b) => b.created - a.created);
};

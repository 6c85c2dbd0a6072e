import { samples } from '../../data/samples';
import type { Cents, Product, Size } from '../../data/types';
import { isRecord, ownValue } from '../../lib/guards';
import { t } from '../../texts/t';
import {
  isPlaced,
  isPriced,
  type OrderLine,
  type Placed,
} from '../checkout/order';

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  Unpaid: t('Waiting for payment'),
  Ordered: t('Ordered'),
  'Ready to ship': t('Ready to ship'),
  'On its way': t('On its way'),
  Delivered: t('Delivered'),
};

/** A service may have other statuses, such as `Cancelled`. */
export const statusText = (status: string): string =>
  ownValue(STATUS_TEXTS, status) ?? status;

/** A product that "My Orders" shows in a shop that takes no orders. */
export interface SampleOrder {
  product: Product;
  size: Size;
  quantity: number;
  date: string;
  status: string;
}

const sizeOf = ({ sizes }: Product): Size =>
  sizes.includes('M') ? 'M' : (sizes[0] ?? '');

/** Orders of the products from index 1 on; none if the shop has no samples. */
export const sampleOrders = (products: readonly Product[]): SampleOrder[] => {
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
export interface PlacedOrder extends Placed {
  status: string;
  /** When it was placed, in milliseconds since 1970. */
  created: number;
  lines: OrderLine[];
  total: Cents;
}

/** Placed orders by their ids. */
export type PlacedOrders = Record<string, PlacedOrder>;

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  isRecord(value) &&
  typeof value['status'] === 'string' &&
  typeof value['created'] === 'number' &&
  isPlaced(value) &&
  isPriced(value);

/** The orders in a stored value, without those that lack what a page shows. */
export const parsePlacedOrders = (stored: unknown): PlacedOrders => {
  const orders = Object.values(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    orders.filter(isPlacedOrder).map((order) => [order.id, order]),
  );
};

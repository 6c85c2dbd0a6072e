import type { Cents } from '../../data/types';
import { isRecord, ownValue } from '../../lib/guards';
import { t } from '../../texts/t';
import {
  isConfirmation,
  isPriced,
  type OrderLine,
  type Confirmation,
} from './order';

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  Unpaid: t('Waiting for payment'),
  Ordered: t('Ordered'),
  'Ready to ship': t('Ready to ship'),
  'On its way': t('On its way'),
  Delivered: t('Delivered'),
  Cancelled: t('Cancelled'),
};

/** The service may have other statuses, such as `Returned`. */
export const statusText = (status: string): string =>
  ownValue(STATUS_TEXTS, status) ?? status;

/** What this browser stores of an order: no name and no address. */
export interface PlacedOrder extends Confirmation {
  /** When it was placed, in milliseconds since 1970. */
  created: number;
  lines: OrderLine[];
  total: Cents;
}

/** Placed orders by their ids. */
export type PlacedOrders = Record<string, PlacedOrder>;

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  isRecord(value) &&
  typeof value['created'] === 'number' &&
  isConfirmation(value) &&
  isPriced(value);

/** Reads the stored orders, and leaves out those that are incomplete. */
export const parsePlacedOrders = (stored: unknown): PlacedOrders => {
  const orders = Object.values(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    orders.filter(isPlacedOrder).map((order) => [order.id, order]),
  );
};

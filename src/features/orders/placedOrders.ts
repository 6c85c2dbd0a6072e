import * as z from 'zod/mini';
import { isRecord } from '../../lib/guards';
import { isQuantity } from '../cart/cart';
import type { SentOrder } from './order';

/** What this browser stores of an order: no name and no address. */
export const PLACED_ORDER = z.object({
  /** Anyone who has the id can read the order, so it must not be guessable. */
  id: z.string(),
  number: z.union([z.string(), z.number()]),
  status: z.string().check(z.minLength(1)),
  /** Where the shopper pays, as long as the order is unpaid. */
  paymentUrl: z.nullish(z.string().check(z.startsWith('https:'))),
  /** When it was placed, in milliseconds since 1970. */
  created: z.number(),
  lines: z.array(
    z.object({
      productId: z.string(),
      size: z.string(),
      quantity: z.number().check(z.refine(isQuantity)),
      price: z.number(),
    }),
  ),
  total: z.number(),
  /** Without one it is that of the shop. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

export type PlacedOrder = z.infer<typeof PLACED_ORDER>;

/** Placed orders by their ids. */
export type PlacedOrders = Record<string, PlacedOrder>;

// These return the values themselves, with all their fields: a newer version
// of the shop may have added some.

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  PLACED_ORDER.safeParse(value).success;

/** Reads the stored orders, and leaves out those that are incomplete. */
export const parsePlacedOrders = (stored: unknown): PlacedOrders => {
  const orders = Object.values(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    orders.filter(isPlacedOrder).map((order) => [order.id, order]),
  );
};

const SENT_ORDER = z.object({
  /** What the checkout shows of it. */
  order: z.pick(PLACED_ORDER, { lines: true, total: true, currency: true }),
  idempotencyKey: z.string(),
  id: z.optional(z.string()),
});

export const isSentOrder = (value: unknown): value is SentOrder =>
  SENT_ORDER.safeParse(value).success;

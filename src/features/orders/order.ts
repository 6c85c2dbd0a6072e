import * as z from 'zod/mini';
import { isObject } from '../../lib/guards';
import { isQuantity } from '../cart/cart';

// In a shop that takes no orders, only the types of this file are used, and
// webpack leaves out zod.

/** What is ordered, and what it costs. */
const ORDER_AMOUNTS = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      size: z.string(),
      quantity: z.number().check(z.refine(isQuantity)),
      /** The price of one item, as the shopper has seen it. */
      price: z.number(),
      /** Only some products have one. */
      sku: z.optional(z.string()),
    }),
  ),
  total: z.number(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** An order of the form and the cart. It is sent as it is. */
const ORDER = z.extend(ORDER_AMOUNTS, {
  delivery: z.record(z.string(), z.string()),
  payment: z.string(),
});

export type Order = z.infer<typeof ORDER>;
export type OrderLine = Order['lines'][number];

const SENT_ORDER = z.object({
  order: ORDER,
  /** The same order, sent again, is the same attempt. */
  attemptId: z.string(),
  /** The id of the placed order, if it waits for its payment. */
  id: z.optional(z.string()),
});

export type SentOrder = z.infer<typeof SENT_ORDER>;

export const isSentOrder = (value: unknown): value is SentOrder =>
  SENT_ORDER.safeParse(value).success;

/** What this browser stores of an order: no name and no address. */
export const PLACED_ORDER = z.extend(ORDER_AMOUNTS, {
  /** Anyone who has the id can read the order, so it must not be guessable. */
  id: z.string(),
  number: z.union([z.string(), z.number()]),
  status: z.string().check(z.minLength(1)),
  /** Where the shopper pays, as long as the order is unpaid. */
  paymentUrl: z.nullish(z.string().check(z.startsWith('https:'))),
  /** When it was placed, in milliseconds since 1970. */
  created: z.number(),
});

export type PlacedOrder = z.infer<typeof PLACED_ORDER>;

/** Placed orders by their ids. */
export type PlacedOrders = Record<string, PlacedOrder>;

// Unknown fields are kept: a newer version of the shop may have stored them.

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  PLACED_ORDER.safeParse(value).success;

/** Reads the stored orders, and leaves out those that are incomplete. */
export const parsePlacedOrders = (stored: unknown): PlacedOrders => {
  const orders = Object.values(isObject(stored) ? stored : {});
  return Object.fromEntries(
    orders.filter(isPlacedOrder).map((order) => [order.id, order]),
  );
};

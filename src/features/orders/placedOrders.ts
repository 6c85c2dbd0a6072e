import * as z from 'zod/mini';
import { isObject } from '../../lib/guards';
import { isQuantity } from '../cart/cart';

/** What is ordered, and what it costs. */
export const ORDER_AMOUNTS = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      size: z.string(),
      quantity: z.number().check(z.refine(isQuantity)),
      price: z.number(),
      /** Only some products have one. */
      sku: z.optional(z.string()),
    }),
  ),
  total: z.number(),
  /** If it is missing, the currency of the shop applies. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

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

/** A line with the price of one item, as the shopper has seen it. */
export type OrderLine = PlacedOrder['lines'][number];

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

import * as z from 'zod/mini';
import type { Order } from '../orders/order';
import { PLACED_ORDER } from '../orders/placedOrders';

// webpack leaves out this file, and zod, in a shop that takes no orders.

/** The last order that was sent. */
export interface SentOrder {
  order: Order;
  /** The same order, sent again, is the same attempt. */
  attemptId: string;
  /** The id of the placed order, if it waits for its payment. */
  id?: string | undefined;
}

const SENT_ORDER = z.object({
  /** What the checkout shows of it. */
  order: z.pick(PLACED_ORDER, { lines: true, total: true, currency: true }),
  attemptId: z.string(),
  id: z.optional(z.string()),
});

export const isSentOrder = (value: unknown): value is SentOrder =>
  SENT_ORDER.safeParse(value).success;

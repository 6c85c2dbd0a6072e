import * as z from 'zod/mini';
import { ORDER_AMOUNTS } from '../orders/placedOrders';
import { DELIVERY_FIELDS } from './deliveryFields';

// webpack leaves out this file, and zod, in a shop that takes no orders.

const SENT_ORDER = z.object({
  order: z.extend(z.required(ORDER_AMOUNTS, { currency: true }), {
    delivery: z.record(z.enum(DELIVERY_FIELDS), z.string()),
    payment: z.string(),
  }),
  /** The same order, sent again, is the same attempt. */
  attemptId: z.string(),
  /** The id of the placed order, if it waits for its payment. */
  id: z.optional(z.string()),
});

/** The order that was sent last, unless placed without online payment. */
export type SentOrder = z.infer<typeof SENT_ORDER>;

export const isSentOrder = (value: unknown): value is SentOrder =>
  SENT_ORDER.safeParse(value).success;

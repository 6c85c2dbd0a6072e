import * as z from 'zod/mini';
import { settings } from '../../data/settings';
import { isObject } from '../../lib/guards';
import { PLACED_ORDER, type Order } from './order';

// The requests to the service of orders (docs/orders.md). An answer in another
// format is treated as no answer: it may come from a captive portal.

const STATUS = z.pick(PLACED_ORDER, { status: true, paymentUrl: true });

const CONFIRMATION = z.pick(PLACED_ORDER, {
  id: true,
  number: true,
  status: true,
  paymentUrl: true,
});

const CHANGES = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      size: z.string(),
      /** `soldOut`, `unknown` or `price`. */
      reason: z.string(),
      /** The new price. */
      price: z.optional(z.number()),
    }),
  ),
  total: z.optional(z.number()),
});

/**
 * The reason for each refused field. If the reason is empty, the shop shows its
 * own message.
 */
const REFUSED_FIELDS = z.object({ fields: z.record(z.string(), z.string()) });

/** Why the service has not placed an order: the last stage of a submission. */
export type Refusal =
  | ({ stage: 'changed' } & z.infer<typeof CHANGES>)
  | ({ stage: 'fieldsRefused' } & z.infer<typeof REFUSED_FIELDS>)
  | { stage: 'notPlaced' };

/** A request without an answer fails after this time. */
const REQUEST_LIMIT_MS = 30_000;

/** Requests a path below `orderUrl`. Throws if no answer comes. */
const request = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${settings.orderUrl}${path}`, {
    ...init,
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { httpStatus: response.status, body };
};

const notAnAnswer = () => new Error('This is not an answer of the service.');

/** An order that has a payment URL is unpaid. */
const withStatus = <T extends z.infer<typeof STATUS>>(answer: T): T =>
  answer.paymentUrl ? { ...answer, status: 'Unpaid' } : answer;

/**
 * Sends an order. If the same order is sent again, `attemptId` is the same.
 * Throws if it is not known whether the order was placed.
 */
export const sendOrder = async (
  order: Order,
  attemptId: string,
): Promise<z.infer<typeof CONFIRMATION> | Refusal> => {
  const { httpStatus, body } = await request('', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': attemptId,
    },
    body: JSON.stringify(order),
  });
  switch (httpStatus) {
    case 201:
      return withStatus(CONFIRMATION.parse(body));
    case 409:
      return { stage: 'changed', ...CHANGES.parse(body) };
    case 422: {
      const { fields } = REFUSED_FIELDS.parse(body);
      // The form may have none of the refused fields.
      const isInForm = Object.keys(fields).some(
        (name) => name in order.delivery,
      );
      return isInForm
        ? { stage: 'fieldsRefused', fields }
        : { stage: 'notPlaced' };
    }
    case 400:
    case 413:
      // A proxy answers without JSON, and the order may be placed.
      if (isObject(body)) return { stage: 'notPlaced' };
  }
  throw notAnAnswer();
};

/**
 * Requests the status of an order. Returns undefined if the service no longer
 * stores the order. Throws if no answer comes.
 */
export const requestStatus = async (id: string) => {
  const { httpStatus, body } = await request(`/${encodeURIComponent(id)}`);
  if (httpStatus === 404) return undefined;
  if (httpStatus !== 200) throw notAnAnswer();
  return withStatus(STATUS.parse(body));
};

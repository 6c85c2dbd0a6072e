import { settings } from '../../data/settings';
import { isRecord } from '../../lib/guards';
import {
  DELIVERY_FIELDS,
  isPaymentUrl,
  isConfirmation,
  type Order,
  type StatusAnswer,
  type Confirmation,
  type Refusal,
  type RefusedFields,
} from './order';

// The requests to the service of orders (docs/orders.md). An answer that a page
// could not show is an error: it may come from a captive portal.

/** After this time without an answer, an order may or may not have arrived. */
const ANSWER_LIMIT_MS = 30_000;

/** Requests a path below `orderUrl`. Throws without an answer in JSON. */
const request = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${settings.orderUrl}${path}`, {
    ...init,
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { code: response.status, body };
};

const notAnAnswer = () => new Error('This is not an answer of the service.');

type Changes = Pick<Extract<Refusal, { status: 'changed' }>, 'lines' | 'total'>;

const isChanges = (value: unknown): value is Changes =>
  isRecord(value) &&
  ['undefined', 'number'].includes(typeof value['total']) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(
    (line) =>
      isRecord(line) &&
      typeof line['productId'] === 'string' &&
      typeof line['size'] === 'string' &&
      ['undefined', 'number'].includes(typeof line['price']),
  );

const isFields = (value: unknown): value is RefusedFields =>
  isRecord(value) &&
  DELIVERY_FIELDS.some((field) => field in value) &&
  DELIVERY_FIELDS.every((field) => typeof (value[field] ?? '') === 'string');

/**
 * Sends an order. The service places an order with the same key once. Throws if
 * the order may or may not have been placed.
 */
export const sendOrder = async (
  order: Order,
  key: string,
): Promise<Confirmation | Refusal> => {
  const { code, body } = await request('', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(order),
  });
  if (code === 201 && isConfirmation(body)) return body;
  if (code === 409 && isChanges(body)) return { ...body, status: 'changed' };
  // A proxy may answer 400 to an order that has arrived, but not in JSON.
  if ((code === 400 || code === 413) && isRecord(body))
    return { status: 'notPlaced' };
  const { fields } = code === 422 && isRecord(body) ? body : {};
  if (isFields(fields)) return { status: 'fieldsRefused', fields };
  throw notAnAnswer();
};

/**
 * Requests the status of an order; undefined if the service no longer stores
 * the order. Throws without an answer.
 */
export const requestStatus = async (
  id: string,
): Promise<StatusAnswer | undefined> => {
  const { code, body } = await request(`/${encodeURIComponent(id)}`);
  if (code === 404) return undefined;
  const { status, paymentUrl } = code === 200 && isRecord(body) ? body : {};
  if (status && typeof status === 'string' && isPaymentUrl(paymentUrl))
    return { status, paymentUrl };
  throw notAnAnswer();
};

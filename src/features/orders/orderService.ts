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

// The requests to the service of orders (docs/orders.md). An answer in another
// format is treated as no answer: it may come from a captive portal.

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
 * Sends an order. The service places only one order for each key. Throws if it
 * is not known whether the order was placed.
 */
export const sendOrder = async (
  order: Order,
  idempotencyKey: string,
): Promise<Confirmation | Refusal> => {
  const { httpStatus, body } = await request('', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(order),
  });
  if (httpStatus === 201 && isConfirmation(body)) return body;
  if (httpStatus === 409 && isChanges(body))
    return { ...body, status: 'changed' };
  // Without JSON, the answer may come from a proxy, and the order may be
  // placed.
  if ((httpStatus === 400 || httpStatus === 413) && isRecord(body))
    return { status: 'notPlaced' };
  const { fields } = httpStatus === 422 && isRecord(body) ? body : {};
  if (isFields(fields)) return { status: 'fieldsRefused', fields };
  throw notAnAnswer();
};

/**
 * Requests the status of an order. Returns undefined if the service no longer
 * stores the order. Throws if no answer comes.
 */
export const requestStatus = async (
  id: string,
): Promise<StatusAnswer | undefined> => {
  const { httpStatus, body } = await request(`/${encodeURIComponent(id)}`);
  if (httpStatus === 404) return undefined;
  const { status, paymentUrl } =
    httpStatus === 200 && isRecord(body) ? body : {};
  if (status && typeof status === 'string' && isPaymentUrl(paymentUrl))
    return { status, paymentUrl };
  throw notAnAnswer();
};

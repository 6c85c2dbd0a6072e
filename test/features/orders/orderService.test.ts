import { BLANK_DELIVERY } from '../../../src/features/checkout/deliveryFields';
import {
  requestStatus,
  sendOrder,
} from '../../../src/features/orders/orderService';
import type * as AllSettings from '../../support/allSettings';

// The contract of docs/orders.md. The other tests replace the service.

jest.mock('../../../src/data/settings', () =>
  jest.requireActual<typeof AllSettings>('../../support/allSettings'),
);

const PLACED = { id: 'a/b', number: 1007, status: 'Ordered' };
const LINE = { productId: 'tee', size: 'S', price: 6800 };
const ORDER = {
  lines: [{ ...LINE, quantity: 2, sku: 'TEE-S' }],
  delivery: BLANK_DELIVERY,
  payment: 'cod',
  currency: 'USD',
  total: 14_600,
};
const send = () => sendOrder(ORDER, 'attempt');
const request = () => requestStatus(PLACED.id);

const answerWith = (status: number, body: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(body, { status }));

const POST = {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': 'attempt',
  },
  body: JSON.stringify(ORDER),
};

it.each([
  ['an order', send, 201, '/api/orders', POST],
  ['the status of an order', request, 200, '/api/orders/a%2Fb', {}],
])(
  'should send %s, and wait 30 seconds',
  async (_, request, status, url, init) => {
    const { signal } = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    const fetched = answerWith(status, JSON.stringify(PLACED));
    await request();
    const options = { ...init, cache: 'no-store', signal };
    expect(fetched.mock.calls).toEqual([[url, options]]);
    expect(limit).toHaveBeenCalledWith(30_000);
  },
);

const paymentUrl = 'https://pay.example/1';
const UNPAID = { ...PLACED, status: 'Unpaid', paymentUrl };
const CHANGES = { lines: [{ ...LINE, reason: 'price' }], total: 17_000 };
const FIELDS = { fields: { zipcode: 'No such place.', hat: 'No.' } };
const NOT_PLACED = { stage: 'notPlaced' };
const NO_ANSWER = 'no answer';

it.each([
  [201, PLACED, PLACED],
  [201, { ...PLACED, paymentUrl }, UNPAID],
  [409, CHANGES, { stage: 'changed', ...CHANGES }],
  [409, { lines: [] }, { stage: 'changed', lines: [] }],
  [422, FIELDS, { stage: 'fieldsRefused', ...FIELDS }],
  [422, { fields: { hat: 'No.' } }, NOT_PLACED],
  [422, { fields: {} }, NOT_PLACED],
  [400, { error: 'At most 100 lines.' }, NOT_PLACED],
  [413, {}, NOT_PLACED],
])('should read %i %j as the answer %j', async (status, body, answer) => {
  answerWith(status, JSON.stringify(body));
  expect(await send()).toEqual(answer);
});

it.each([
  [201, '{"id":"a","status":"Ordered"}'],
  [201, '{"id":"a","number":7}'],
  [201, '{"id":"a","number":7,"status":"Unpaid","paymentUrl":"http://pay"}'],
  [200, '{"id":"a","number":7,"status":"Ordered"}'],
  [409, '{}'],
  [409, '{"lines":[null]}'],
  [422, '{"fields":{"city":{}}}'],
  // The key belongs to another order.
  [422, '{"error":"Another order."}'],
  // A captive portal or a proxy answers.
  [200, '<h1>Wi-Fi</h1>'],
  [400, '<h1>Bad Request</h1>'],
  [413, '<h1>Too large</h1>'],
  [429, '{}'],
  [503, '{}'],
])('should read %i %s as no answer to an order', async (status, body) => {
  answerWith(status, body);
  await expect(send()).rejects.toThrow();
});

it.each([
  [200, '{"status":"Packed"}', { status: 'Packed' }],
  [
    200,
    `{"status":"Ordered","paymentUrl":"${paymentUrl}"}`,
    { status: 'Unpaid', paymentUrl },
  ],
  [404, '{"status":"Ordered"}', undefined],
  [200, '{}', NO_ANSWER],
  [200, '<h1>Wi-Fi</h1>', NO_ANSWER],
  [503, '{"status":"Ordered"}', NO_ANSWER],
])('should read the status %i %s', async (status, body, answer) => {
  answerWith(status, body);
  expect(await request().catch(() => NO_ANSWER)).toEqual(answer);
});

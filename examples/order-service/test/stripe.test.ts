import { randomUUID } from 'node:crypto';
import { createPayments } from '../src/payments';
import { createService } from '../src/service';
import { openOrderTable } from '../src/orderTable';
import { ORDER } from './support/orders';
import { runOrders, startService, type Service } from './support/service';
import { writeShop } from './support/shop';
import {
  openStandIn,
  PAYMENT_URL,
  paymentEvent,
  signatureOf,
} from './support/stripe';

const SECRET = 'whsec_test';
const CARD_ORDER = { ...ORDER, payment: 'strip' };

const { folder, shop } = writeShop({
  paymentLabels: { cod: 'Cash on delivery', strip: 'Stripe' },
});
let stripe: Awaited<ReturnType<typeof openStandIn>>;
let service: Service;

const start = () =>
  startService(folder, {
    WEFT_SITE: 'https://shop.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API: stripe.url,
  });

beforeAll(async () => {
  stripe = await openStandIn();
  service = await start();
});
afterAll(() => stripe.stop());

const statusOf = async (id: string): Promise<unknown> =>
  JSON.parse((await service.get(`/api/orders/${id}`)).text);

const sendEvent = async (body: string, signature: string) => {
  const headers = { 'stripe-signature': signature };
  return (await service.post('/api/orders/stripe', body, headers)).status;
};

it('should let the shopper pay what the order costs, once for a key', async () => {
  const key = randomUUID();
  const placed = await service.place(CARD_ORDER, key);
  const { id, paymentUrl } = placed;
  expect(paymentUrl).toBe(PAYMENT_URL);
  expect(await service.place(CARD_ORDER, key)).toEqual(placed);
  const call = stripe.calls[0];
  expect(stripe.calls).toEqual([call, call]);
  expect(call?.form).toEqual({
    mode: 'payment',
    client_reference_id: id,
    success_url: `https://shop.example/orders?id=${id}`,
    cancel_url: 'https://shop.example/place-order',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '4000',
    'line_items[0][price_data][product_data][name]': 'Shirt, S',
    'line_items[1][quantity]': '1',
    'line_items[1][price_data][currency]': 'eur',
    'line_items[1][price_data][unit_amount]': '500',
    'line_items[1][price_data][product_data][name]': 'Versand',
  });
});

it('should ask Stripe for another URL of an unpaid order only when the last one has expired', async () => {
  stripe.expireAfter(0);
  const { id } = await service.place(CARD_ORDER);
  const { length } = stripe.calls;
  stripe.expireAfter(86_400);
  for (let i = 0; i < 3; i++)
    expect(await statusOf(id)).toHaveProperty('paymentUrl', PAYMENT_URL);
  expect(stripe.calls).toHaveLength(length + 1);
  stripe.expireAfter(0);
});

it('should ask for no payment of an order that is paid on delivery', async () => {
  const before = stripe.calls.length;
  expect(await service.place(ORDER)).not.toHaveProperty('paymentUrl');
  expect(stripe.calls).toHaveLength(before);
});

it('should refuse an order that it has stored, if it no longer takes payments', async () => {
  const key = randomUUID();
  await service.place(CARD_ORDER, key);
  const withoutPayments = createService({
    shop,
    table: await openOrderTable(`file:${folder}/orders.db`),
  });
  for (const each of [key, randomUUID()]) {
    const { status } = await withoutPayments.request('/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': each },
      body: JSON.stringify(CARD_ORDER),
    });
    expect(status).toBe(400);
  }
});

it('should let the shopper pay an order that was placed with another fee, other names and another origin', async () => {
  const { id } = await service.place(CARD_ORDER);
  const settings = { ...shop.settings, deliveryFee: 900 };
  const products = shop.products.map((product) => ({
    ...product,
    name: 'Tee',
  }));
  const later = { ...shop, settings, products };
  const { request } = createService({
    shop: later,
    payments: createPayments(
      later,
      'https://new.example',
      'sk_test_1',
      SECRET,
      stripe.url,
    ),
    table: await openOrderTable(`file:${folder}/orders.db`),
  });
  const answer = await request(`/api/orders/${id}`);
  expect(await answer.json()).toHaveProperty('paymentUrl', PAYMENT_URL);
  expect(stripe.calls.at(-1)?.form).toHaveProperty(
    ['line_items[1][price_data][unit_amount]'],
    '500',
  );
});

it('should take an order for paid only if Stripe has signed it', async () => {
  const key = randomUUID();
  const { id, paymentUrl, ...answer } = await service.place(CARD_ORDER, key);
  expect(await statusOf(id)).toMatchObject({ status: 'Unpaid', paymentUrl });
  const event = paymentEvent(id);
  expect(await sendEvent(event, signatureOf(event, 'whsec_other'))).toBe(400);
  expect(await sendEvent(event, '')).toBe(400);
  const unpaid = event.replace('"paid"', '"unpaid"');
  expect(await sendEvent(unpaid, signatureOf(unpaid, SECRET))).toBe(200);
  expect(await statusOf(id)).toMatchObject({ status: 'Unpaid' });
  expect(await sendEvent(event, signatureOf(event, SECRET))).toBe(200);
  expect(await statusOf(id)).toMatchObject({ status: 'Ordered' });
  expect(await statusOf(id)).not.toHaveProperty('paymentUrl');
  expect(paymentUrl).toBeDefined();
  expect(await service.place(CARD_ORDER, key)).toEqual({
    id,
    ...answer,
    status: 'Ordered',
  });
});

it.each([
  ['Cancelled', 'Ordered'],
  ['On its way', 'On its way'],
])(
  'should show the owner the payment of an order that was %s meanwhile as %s',
  async (meanwhile, status) => {
    const { id, number } = await service.place(CARD_ORDER);
    await runOrders(folder, ['status', `${number}`, meanwhile]);
    const event = paymentEvent(id);
    expect(await sendEvent(event, signatureOf(event, SECRET))).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status });
  },
);

it('should keep an order that Stripe has refused, for a further attempt', async () => {
  const key = randomUUID();
  stripe.answerWith('error');
  expect(await service.send(CARD_ORDER, key)).toMatchObject({ status: 500 });
  expect(service.log()).toContain('StripeInvalidRequestError');
  expect(service.log()).not.toContain('Ana');
  stripe.answerWith('session');
  const { id, paymentUrl } = await service.place(CARD_ORDER, key);
  expect(paymentUrl).toBeDefined();
  stripe.answerWith('error');
  expect(await statusOf(id)).toMatchObject({ status: 'Unpaid' });
  stripe.answerWith('session');
});

it('should have an order once that was killed between the order and its payment', async () => {
  const key = randomUUID();
  stripe.answerWith('none');
  const isAsked = stripe.nextCall();
  const answer = service.send(CARD_ORDER, key).catch(() => 'none');
  await isAsked;
  await service.kill();
  expect(await answer).toBe('none');

  stripe.answerWith('session');
  service = await start();
  const { number } = await service.place(CARD_ORDER, key);
  expect(stripe.calls.at(-1)).toEqual(stripe.calls.at(-2));
  expect((await service.place(ORDER)).number).toBe(number + 1);
});

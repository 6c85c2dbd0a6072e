import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { isSameJson } from '../../../src/lib/guards';
import { changesOf, ORDER, wrongFieldsOf } from './receivedOrder';
import type { OrderTable, StoredOrder } from './orderTable';
import type { Payments } from './payments';
import type { OrderShop } from './shop';

/** A shorter key could be that of another shopper. */
const KEY = z.string().min(16).max(64);

const REQUEST = z.object({ key: KEY, order: ORDER });

interface Options {
  shop: OrderShop;
  table: OrderTable;
  /** Undefined if the shop takes no payment online. */
  payments?: Payments | undefined;
  /** The origin of a shop that is not on the origin of the service. */
  allowedOrigin?: string | undefined;
  /** Limits the orders of a client. A host may have a limit of its own. */
  limiter?: MiddlewareHandler;
}

/** The service as a `fetch` handler, which any host of Hono runs. */
export const createService = ({
  shop,
  table,
  payments,
  allowedOrigin,
  limiter,
}: Options) => {
  const app = new Hono().basePath('/api/orders');

  app.onError((error, c) => {
    // The message of an error may contain what a shopper has typed.
    const calls = error.stack?.match(/^ +at .*/gm) ?? [];
    console.error([error.constructor.name, ...calls].join('\n'));
    return c.json({ error: 'The service has failed.' }, 500);
  });

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(
    bodyLimit({
      maxSize: 64 * 1024,
      onError: (c) => c.json({ error: 'At most 64 KB.' }, 413),
    }),
  );

  const paymentUrlOf = async (placed: StoredOrder) =>
    placed.status === 'Unpaid' ? payments?.urlFor(placed) : undefined;

  app.post('/stripe', async (c) => {
    if (!payments) return c.notFound();
    const signature = c.req.header('stripe-signature') ?? '';
    const body = await c.req.text();
    const id = await payments.paidOrder(body, signature).catch(() => undefined);
    if (id === undefined)
      return c.json({ error: 'The signature is wrong.' }, 400);
    if (id !== null) await table.setPaid(id);
    return c.json({});
  });

  app.use(cors({ origin: allowedOrigin ?? [] }));
  if (limiter) app.post('/', limiter);

  app.post('/', async (c) => {
    const { data, error } = REQUEST.safeParse({
      key: c.req.header('idempotency-key'),
      order: await c.req.json<unknown>().catch(() => undefined),
    });
    const refuse = (reason: string) => c.json({ error: reason }, 400);
    if (error) return refuse(z.prettifyError(error));
    const { key, order } = data;
    // An order that cannot be paid is not placed, even if it is stored.
    if (order.payment === 'strip' && !payments)
      return refuse('The service takes no payments.');

    let [placed] = await table.find('key', key);
    if (!placed) {
      if (!Object.hasOwn(shop.settings.paymentLabels ?? {}, order.payment))
        return refuse('The shop does not have this payment.');
      const wrong = wrongFieldsOf(order, shop);
      if (wrong.length > 0) {
        // The shop shows a text of its own, in the language of the shopper.
        const fields = Object.fromEntries(wrong.map((field) => [field, '']));
        return c.json({ fields }, 422);
      }
      const changes = changesOf(order, shop);
      if (changes) return c.json(changes, 409);
      [placed] = await table.place(key, order);
      console.log(`Order ${placed?.number} is placed.`);
    }
    if (!placed || !isSameJson(placed.content, order))
      return c.json({ error: 'The key belongs to another order.' }, 422);
    const { id, number, status } = placed;
    const paymentUrl = await paymentUrlOf(placed);
    return c.json({ id, number, status, paymentUrl }, 201);
  });

  app.get('/:id', async (c) => {
    const [placed] = await table.find('id', c.req.param('id'));
    if (!placed) return c.notFound();
    const { number, status, created, content } = placed;
    const { lines, total, currency } = content;
    // If Stripe fails, the answer still contains the status.
    const paymentUrl = await paymentUrlOf(placed).catch(() => undefined);
    const answer = { number, status, lines, total, currency, created };
    return c.json({ ...answer, paymentUrl });
  });

  return app;
};

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { z } from 'zod';
import { DIST, SHOP_FOLDER } from '../../../tools/build/fileMap';
import { serveDist } from '../../../tools/build/serveDist';
import { originOf } from '../../../tools/build/sitemap';
import type { OrderTable } from './orderTable';
import { createPayments } from './payments';
import { createService } from './service';
import type { OrderShop } from './shop';

const ENVIRONMENT = z.object({
  PORT: z.coerce.number().default(8090),
  HOST: z.string().default('127.0.0.1'),
  WEFT_SITE: z.string().default(''),
  ORDERS_PER_MINUTE: z.coerce.number().int().positive().default(20),
  ORDERS_BEHIND_PROXY: z.stringbool().default(false),
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_API: z.url().default('https://api.stripe.com'),
});

/**
 * Serves the built shop and its orders on one origin. A shop on another origin
 * may send its orders here, too.
 */
export const serve = async (
  shop: OrderShop,
  openTable: () => Promise<OrderTable>,
) => {
  const { data: env, error } = ENVIRONMENT.safeParse(process.env);
  if (error) throw new Error(z.prettifyError(error));
  const { name, orderUrl = '', paymentLabels = {} } = shop.settings;
  const shopOrigin = env.WEFT_SITE ? originOf(env.WEFT_SITE) : undefined;
  if (!orderUrl.startsWith('/') && !shopOrigin)
    throw new Error('WEFT_SITE, the origin of the shop, is missing.');
  if (!orderUrl.endsWith('/api/orders'))
    throw new Error(
      `${SHOP_FOLDER}/settings.ts has the orderUrl ${orderUrl}. This service answers at /api/orders.`,
    );

  const online = env.STRIPE_SECRET_KEY ? ['razorpay'] : ['razorpay', 'strip'];
  const unknown = online.filter((payment) => payment in paymentLabels);
  if (unknown.length > 0)
    throw new Error(
      `paymentLabels of ${SHOP_FOLDER}/settings.ts has ${unknown.join(', ')}. The service takes strip with STRIPE_SECRET_KEY, and what is not paid online.`,
    );
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    throw new Error('STRIPE_WEBHOOK_SECRET is missing: orders stay unpaid.');
  const payments = env.STRIPE_SECRET_KEY
    ? createPayments(
        shop,
        shopOrigin ?? `http://localhost:${env.PORT}`,
        env.STRIPE_SECRET_KEY,
        env.STRIPE_WEBHOOK_SECRET,
        env.STRIPE_API,
      )
    : undefined;

  if (!existsSync(`${DIST}/index.html`)) {
    const build = ['--import', 'tsx', 'tools/build/build.ts'];
    execFileSync(process.execPath, build, { stdio: 'inherit' });
  }
  const service = createService({
    shop,
    table: await openTable(),
    payments,
    allowedOrigin: shopOrigin,
    // A proxy adds the address of its client at the end.
    addressOf: (c) => {
      const forwarded =
        env.ORDERS_BEHIND_PROXY && c.req.header('x-forwarded-for');
      return forwarded
        ? forwarded.split(',').at(-1)?.trim()
        : getConnInfo(c).remote.address;
    },
    ordersPerMinute: env.ORDERS_PER_MINUTE,
  });
  const listener = getRequestListener(service.fetch);
  const { url } = await serveDist(
    env.PORT,
    DIST,
    env.HOST,
    (...request) => void listener(...request),
  );
  // A browser stores the cart for this origin, to which a payment returns.
  const localUrl = `http://localhost:${new URL(url).port}`;
  console.log(`${name} takes orders at ${localUrl} (Ctrl+C stops it).`);
};

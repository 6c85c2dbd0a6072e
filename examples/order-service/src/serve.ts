import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { DIST, SHOP_FOLDER } from '../../../tools/build/fileMap';
import { serveDist } from '../../../tools/build/serveDist';
import { originOf } from '../../../tools/build/sitemap';
import type { OrderTable } from './orderTable';
import { createPayments } from './payments';
import { createService } from './service';
import type { OrderShop } from './shop';

const {
  PORT = '8090',
  HOST = '127.0.0.1',
  WEFT_SITE,
  ORDERS_PER_MINUTE = '20',
  ORDERS_BEHIND_PROXY,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API,
} = process.env;

const openPayments = (shop: OrderShop, shopOrigin: string | undefined) => {
  if (!STRIPE_SECRET_KEY) return undefined;
  if (!STRIPE_WEBHOOK_SECRET)
    throw new Error('STRIPE_WEBHOOK_SECRET is missing: orders stay unpaid.');
  return createPayments(shop, {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    shopUrl: shopOrigin ?? `http://localhost:${PORT}`,
    api: STRIPE_API,
  });
};

const requireKnownPayments = (
  { settings }: OrderShop,
  known: readonly string[],
) => {
  const names = Object.keys(settings.paymentLabels ?? {});
  const others = names.filter((name) => !known.includes(name));
  if (others.length > 0)
    throw new Error(
      `paymentLabels of ${SHOP_FOLDER}/settings.ts has ${others.join(', ')}. The service takes cod, and strip with STRIPE_SECRET_KEY.`,
    );
};

/** A proxy adds the address of its client at the end. */
const addressOf = (c: Context): string => {
  const forwarded = ORDERS_BEHIND_PROXY && c.req.header('x-forwarded-for');
  const address = forwarded
    ? forwarded.split(',').at(-1)?.trim()
    : getConnInfo(c).remote.address;
  return address ?? '';
};

/**
 * Serves the built shop and its orders on one origin. A shop on another origin
 * may send its orders here, too.
 */
export const serve = async (
  shop: OrderShop,
  openTable: () => Promise<OrderTable>,
) => {
  const { name, orderUrl } = shop.settings;
  if (!orderUrl)
    throw new Error(
      `${SHOP_FOLDER}/settings.ts has no orderUrl, so the shop takes no orders. WEFT_SHOP=examples/harbour has one.`,
    );
  const shopOrigin = WEFT_SITE ? originOf(WEFT_SITE) : undefined;
  if (!orderUrl.startsWith('/') && !shopOrigin)
    throw new Error('WEFT_SITE, the origin of the shop, is missing.');
  const payments = openPayments(shop, shopOrigin);
  requireKnownPayments(shop, payments ? ['cod', 'strip'] : ['cod']);
  if (!existsSync(`${DIST}/index.html`)) {
    const build = ['--import', 'tsx', 'tools/build/build.ts'];
    execFileSync(process.execPath, build, { stdio: 'inherit' });
  }
  const service = createService({
    shop,
    table: await openTable(),
    payments,
    allowedOrigin: shopOrigin,
    addressOf,
    ordersPerMinute: Number(ORDERS_PER_MINUTE),
  });
  const handle = getRequestListener(service.fetch);
  const listener: RequestListener = (request, response) =>
    void handle(request, response);
  const { url } = await serveDist(Number(PORT), DIST, HOST, listener);
  console.log(`${name} takes orders at ${url} (Ctrl+C stops it).`);
};

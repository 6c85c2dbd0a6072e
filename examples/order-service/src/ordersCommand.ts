import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { rateLimiter } from 'hono-rate-limiter';
import { z } from 'zod';
import { DIST, SHOP_FOLDER } from '../../../tools/build/fileMap';
import { serveDist } from '../../../tools/build/serveDist';
import { originOf } from '../../../tools/build/sitemap';
import { runCommand } from '../../../tools/runCommand';
import { csvOf, statusOf, textOf } from './formatOrders';
import { openOrderTable } from './orderTable';
import { createPayments } from './payments';
import { createService } from './service';
import { labelIn, type OrderShop } from './shop';

const USAGE = `npm run orders                                serves the shop and takes its orders
npm run orders -- list                        prints the orders
npm run -s orders -- list --csv > orders.csv  writes them for a spreadsheet
npm run orders -- status 1007 "On its way"    sets the status of an order`;

const ENVIRONMENT = z.object({
  PORT: z.coerce.number().default(8090),
  HOST: z.string().default('127.0.0.1'),
  WEFT_SITE: z
    .string()
    .optional()
    .transform((site) => (site ? originOf(site) : undefined)),
  ORDERS_PER_MINUTE: z.coerce.number().int().positive().default(20),
  ORDERS_BEHIND_PROXY: z.stringbool().default(false),
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_API: z.url().default('https://api.stripe.com'),
});

/** Loads the files of the shop, not its index: Node loads no font files. */
const loadShop = () => {
  const load = createRequire(__filename);
  const files = ['settings', 'currency', 'products', 'labels'].map(
    (name): unknown => load(resolve(SHOP_FOLDER, `${name}.ts`)),
  );
  const shop = z.custom<OrderShop>().parse(Object.assign({}, ...files));
  const { orderUrl } = shop.settings;
  // A second terminal may lack WEFT_SHOP.
  if (!orderUrl?.endsWith('/api/orders'))
    throw new Error(
      `${SHOP_FOLDER}/settings.ts has the orderUrl "${orderUrl ?? ''}", and this service answers at /api/orders. Is WEFT_SHOP set, such as WEFT_SHOP=examples/harbour?`,
    );
  return shop;
};

const openTable = () => {
  // Only this user may read the database, which contains names and addresses.
  // The build, which a host reads, was written before.
  process.umask(0o077);
  return openOrderTable(process.env['ORDERS_DATABASE'] ?? 'file:orders.db');
};

/**
 * Serves the built shop and its orders on one origin. A shop on another origin
 * may send its orders here, too.
 */
const serve = async (shop: OrderShop) => {
  const { data: env, error } = ENVIRONMENT.safeParse(process.env);
  if (error) throw new Error(z.prettifyError(error));
  const { name, orderUrl = '', paymentLabels = {} } = shop.settings;
  if (!orderUrl.startsWith('/') && !env.WEFT_SITE)
    throw new Error('WEFT_SITE, the origin of the shop, is missing.');
  const online = env.STRIPE_SECRET_KEY ? ['razorpay'] : ['razorpay', 'strip'];
  const unknown = online.filter((payment) => payment in paymentLabels);
  if (unknown.length > 0)
    throw new Error(
      `paymentLabels of ${SHOP_FOLDER}/settings.ts has ${unknown.join(', ')}. The service takes strip with STRIPE_SECRET_KEY, and what is not paid online.`,
    );
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    throw new Error('STRIPE_WEBHOOK_SECRET is missing: orders stay unpaid.');

  if (!existsSync(`${DIST}/index.html`)) {
    const build = ['--import', 'tsx', 'tools/build/build.ts'];
    execFileSync(process.execPath, build, { stdio: 'inherit' });
  }
  const { fetch } = createService({
    shop,
    table: await openTable(),
    payments: env.STRIPE_SECRET_KEY
      ? createPayments(
          shop,
          env.WEFT_SITE ?? `http://localhost:${env.PORT}`,
          env.STRIPE_SECRET_KEY,
          env.STRIPE_WEBHOOK_SECRET,
          env.STRIPE_API,
        )
      : undefined,
    allowedOrigin: env.WEFT_SITE,
    limiter: rateLimiter({
      windowMs: 60_000,
      limit: env.ORDERS_PER_MINUTE,
      keyGenerator: (c) => {
        // A proxy adds the IP address of its client at the end.
        const ip = env.ORDERS_BEHIND_PROXY
          ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
          : undefined;
        return ip ?? getConnInfo(c).remote.address ?? '';
      },
    }),
  });
  const listener = getRequestListener(fetch);
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

const orders = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean', default: false } },
  });
  const [command = 'serve', number = '', text = ''] = positionals;
  const shop = loadShop();
  if (command === 'serve') await serve(shop);
  else if (command === 'list') {
    const { list } = await openTable();
    console.log((values.csv ? csvOf : textOf)(await list(), shop));
  } else if (command === 'status') {
    const status = statusOf(text, shop);
    const { setStatus } = await openTable();
    const [order] = await setStatus(number, status);
    if (!order) throw new Error(`There is no order ${number}.`);
    console.log(`Order ${number}: ${labelIn(shop, status)}`);
  } else throw new Error(USAGE);
};

void runCommand(orders);

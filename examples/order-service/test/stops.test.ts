import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../../src/data/types';
import { ORDER, orderOf, SHIRTS } from './support/orders';
import { runOrders, startService } from './support/service';
import { writeShop } from './support/shop';

it('should have an order once that it stored before it was killed', async () => {
  const { folder, writeProduct } = writeShop();
  const killed = await startService(folder);
  const key = randomUUID();
  const answer = killed.send(ORDER, key).catch(() => undefined);
  await killed.waitForLine(/Order 1001 is placed/);
  await killed.kill();
  await answer;

  // The order is placed, so it does not matter that the size is sold out now.
  writeProduct({ variants: { S: { soldOut: true } } });
  const service = await startService(folder);
  expect(await service.place(ORDER, key)).toMatchObject({ number: 1001 });
  expect(await service.send(ORDER)).toEqual({
    status: 409,
    body: { lines: [{ productId: 'shirt', size: 'S', reason: 'soldOut' }] },
  });
  const other = orderOf({ ...SHIRTS, size: 'M' });
  expect(await service.place(other)).toMatchObject({ number: 1002 });
});

it.each<[string, Partial<Settings>, Record<string, string>]>([
  ['has the orderUrl ""', { orderUrl: '' }, {}],
  ['has the orderUrl "/orders"', { orderUrl: '/orders' }, {}],
  [
    'has razorpay, strip',
    { paymentLabels: { cod: 'Cash', strip: 'Card', razorpay: 'Card' } },
    {},
  ],
  ['at ORDERS_PER_MINUTE', {}, { ORDERS_PER_MINUTE: 'abc' }],
  ['at ORDERS_BEHIND_PROXY', {}, { ORDERS_BEHIND_PROXY: 'caddy' }],
])('should not start, and say: %s', async (reason, settings, variables) => {
  const { folder } = writeShop(settings);
  await expect(startService(folder, variables)).rejects.toThrow(reason);
  if (settings.orderUrl === '')
    expect(await runOrders(folder, ['list'])).toContain(reason);
  expect(existsSync(join(folder, 'orders.db'))).toBe(false);
});

it('should build a shop for all users to read, and keep the orders for one', async () => {
  const { folder } = writeShop();
  const page = join(folder, 'dist/index.html');
  rmSync(page);
  const buildStandIn = join(folder, 'buildStandIn.cjs');
  writeFileSync(
    buildStandIn,
    `if (String(process.argv[1]).endsWith('build.ts')) {
      require('node:fs').writeFileSync(${JSON.stringify(page)}, 'Built');
      process.exit();
    }`,
  );
  const service = await startService(folder, {
    NODE_OPTIONS: `--require ${buildStandIn}`,
  });
  expect((await service.get('/')).text).toBe('Built');
  const readersOf = (file: string) => statSync(file).mode & 0o044;
  expect(readersOf(page)).toBe(0o044);
  expect(readersOf(join(folder, 'orders.db'))).toBe(0);
});

it('should answer the shop alone if that is on another origin', async () => {
  const { folder } = writeShop({
    orderUrl: 'https://orders.example/api/orders',
  });
  const shop = 'https://shop.example';
  const service = await startService(folder, { WEFT_SITE: shop });
  const preflight = await fetch(`${service.url}/api/orders`, {
    method: 'OPTIONS',
    headers: {
      origin: shop,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  const { headers } = preflight;
  expect(headers.get('access-control-allow-origin')).toBe(shop);
  expect(headers.get('access-control-allow-headers')).toContain(
    'idempotency-key',
  );
  const { number } = await service.place({ ...ORDER, lines: [SHIRTS] });
  expect(number).toBe(1001);
});

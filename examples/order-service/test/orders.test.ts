import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { csvOf } from '../src/formatOrders';
import { openOrderTable } from '../src/orderTable';
import { deliveredTo, ORDER, orderOf, SHIRTS } from './support/orders';
import { runOrders, startService, type Service } from './support/service';
import { writeShop } from './support/shop';

const { folder, shop } = writeShop();
const DATABASE = `file:${folder}/orders.db`;
let service: Service;
beforeAll(async () => {
  service = await startService(folder, { ORDERS_PER_MINUTE: '200' });
});

const statusOf = (order: unknown, key?: string, ip?: string) =>
  service.send(order, key, ip).then(({ status }) => status);

it('should place an order, and show its status but no address', async () => {
  const { id, number } = await service.place(ORDER);
  const { text } = await service.get(`/api/orders/${id}`);
  const { created, ...answer } = z
    .looseObject({ created: z.iso.datetime() })
    .parse(JSON.parse(text));
  expect(Date.now() - Date.parse(created)).toBeLessThan(600_000);
  expect(answer).toEqual({
    number,
    status: 'Ordered',
    lines: ORDER.lines,
    total: ORDER.total,
    currency: 'EUR',
  });
  const { status } = await service.get(`/api/orders/${number}`);
  expect(status).toBe(404);
});

it('should place an order once for a key that two services get 50 times at once', async () => {
  const key = randomUUID();
  const other = await startService(folder);
  const { list } = await openOrderTable(DATABASE);
  const before = await list();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 ? service : other).place(ORDER, key),
    ),
  );
  await other.kill();
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await list()).toHaveLength(before.length + 1);
  expect(await service.send(deliveredTo({ city: 'Kinsale' }), key)).toEqual({
    status: 422,
    body: { error: 'The key belongs to another order.' },
  });
});

it('should place 100 orders at once, with rising numbers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => service.place(ORDER)),
  );
  const numbers = answers.map(({ number }) => number).toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  expect(first).toBeGreaterThan(1000);
  expect(numbers).toEqual(numbers.map((_, i) => first + i));
});

it.each([
  ['price', { price: 1 }, { price: 4000 }],
  ['price', { size: 'M' }, { price: 4500 }],
  ['soldOut', { size: 'L' }, {}],
  ['unknown', { size: 'XL' }, {}],
  ['unknown', { productId: 'constructor' }, {}],
])('should say that a line is changed: %s, %j', async (reason, change, now) => {
  const line = { ...SHIRTS, ...change };
  const { productId, size } = line;
  expect(await service.send(orderOf(line, SHIRTS))).toEqual({
    status: 409,
    body: { lines: [{ productId, size, reason, ...now }] },
  });
});

it.each([{ total: 8499 }, { total: 8000 }])(
  'should say that the total is another: %j',
  async (change) => {
    expect(await service.send({ ...ORDER, ...change })).toEqual({
      status: 409,
      body: { lines: [], total: 8500 },
    });
  },
);

it('should give no prices to a page that has another currency', async () => {
  const line = { ...SHIRTS, price: 1 };
  expect(await service.send({ ...orderOf(line), currency: 'USD' })).toEqual({
    status: 409,
    body: { lines: [] },
  });
});

it('should name each wrong entry of the form, for which the shop has a text', async () => {
  const wrong = deliveredTo({
    firstName: ' ',
    email: 'ana@',
    city: 'Cork\u001b[2J',
  });
  const { status, body } = await service.send(wrong);
  expect({ status, body }).toEqual({
    status: 422,
    body: {
      fields: {
        firstName: '',
        email: '',
        city: '',
      },
    },
  });
});

it.each([
  ['no object', null],
  ['no lines', { ...ORDER, lines: [] }],
  ['101 lines', orderOf(...Array.from({ length: 101 }, () => SHIRTS))],
  ['a quantity of 0', orderOf({ ...SHIRTS, quantity: 0 })],
  ['a quantity of 1.5', orderOf({ ...SHIRTS, quantity: 1.5 })],
  ['a quantity of 10000', orderOf({ ...SHIRTS, quantity: 10_000 })],
  ['a payment that the shop lacks', { ...ORDER, payment: 'strip' }],
  ['a field that the service lacks', { ...ORDER, note: 'Ring twice' }],
])('should refuse what the shop does not send: %s', async (_, order) => {
  expect(await statusOf(order)).toBe(400);
});

it('should refuse a key of less than 16 characters, and more than 64 KB', async () => {
  expect(await statusOf(ORDER, '1')).toBe(400);
  expect(await statusOf(deliveredTo({ city: 'a'.repeat(65_536) }))).toBe(413);
});

it('should limit the orders from one IP address, which the proxy adds', async () => {
  await fetch(`${service.url}/api/orders/1`, {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  const statuses = [];
  for (let i = 0; i < 201; i++)
    statuses.push(await statusOf(null, undefined, `${i}.0.0.1, 203.0.113.7`));
  expect(statuses.lastIndexOf(400)).toBe(199);
  expect(statuses.indexOf(429)).toBe(200);
  expect(await statusOf(null, undefined, '203.0.113.8')).toBe(400);
});

it('should serve the shop on the same origin, and let no other one read', async () => {
  // A server may ignore a range. sirv does not check it.
  const home = await fetch(service.url, { headers: { range: 'bytes=9-1' } });
  expect(await home.text()).toBe('The home page');
  const { headers } = await fetch(`${service.url}/api/orders/1`, {
    headers: { origin: 'https://other.example' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('should give the owner a list, a spreadsheet without formulas and a status', async () => {
  const order = deliveredTo({
    firstName: '=1+1',
    city: 'Cork, "C"',
    email: '',
  });
  const { id, number } = await service.place(order);
  const list = await runOrders(folder, ['list', '--csv']);
  expect(list).toMatch(/^\ufeff"number","created","status",/);
  expect(list.trim().split('\n').at(-1)).toMatch(
    new RegExp(
      `^${number},"[^"]+","Ordered","Cash on delivery","85.00","EUR","2 x Shirt, S","'=1\\+1","Nolan",.*"Cork, ""C""",`,
    ),
  );

  const stored = await (await openOrderTable(DATABASE)).list();
  const german = { ...shop, CURRENCY: { ...shop.CURRENCY, decimal: ',' } };
  expect(csvOf(stored.slice(-1), german)).toContain(
    ';"Cash on delivery";"85,00";"EUR";',
  );

  const setStatus = (...args: readonly string[]) =>
    runOrders(folder, ['status', ...args]);
  const printed = await Promise.all([
    setStatus(`${number}`, 'Sent'),
    setStatus('1', 'Delivered'),
    setStatus(`${number}`, 'unterwegs'),
  ]);
  expect(printed).toEqual([
    'A status is one of: Ordered, Ready to ship, Unterwegs, Delivered, Cancelled.\n',
    'There is no order 1.\n',
    `Order ${number}: Unterwegs\n`,
  ]);
  expect(await runOrders(folder, ['list'])).toContain(`${number}  Unterwegs  `);
  const answer = await service.get(`/api/orders/${id}`);
  expect(JSON.parse(answer.text)).toMatchObject({ status: 'On its way' });
});

it('should log no entry of the form', () => {
  expect(service.log()).toContain('Order 1001 is placed.');
  expect(service.log()).not.toMatch(/Ana|Nolan|Cork|mail|undefined|Error/);
});

it('should read an order that was stored with other fields', async () => {
  const delivery = { ...ORDER.delivery, floor: '2' };
  const older = { ...ORDER, gift: true, delivery };
  const { place } = await openOrderTable(DATABASE);
  const [placed] = await place(randomUUID(), older);
  expect((await service.get(`/api/orders/${placed?.id}`)).status).toBe(200);
  expect(await runOrders(folder, ['list'])).toContain(`${placed?.number}  `);
});

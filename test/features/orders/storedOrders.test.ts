import { parsePlacedOrders } from '../../../src/features/orders/placedOrders';

const LINE = { productId: 'tee', size: 'S', quantity: 2, price: 6000 };
const ORDER = {
  id: 'a',
  number: '1007',
  status: 'Ordered',
  created: 0,
  lines: [LINE],
  total: 13_000,
};

it.each([
  { total: null },
  { number: undefined },
  { created: undefined },
  { status: 5 },
  { lines: null },
  { lines: [null] },
  { lines: [{ ...LINE, price: undefined }] },
  { lines: [{ ...LINE, quantity: 0 }] },
])('should be read without a stored order that has %j', (fields) => {
  const damaged = { ...ORDER, id: 'b', ...fields };
  expect(parsePlacedOrders({ a: ORDER, b: damaged })).toEqual({ a: ORDER });
});

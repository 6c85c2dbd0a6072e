import {
  parsePlacedOrders,
  sampleOrders,
} from '../../../src/features/orders/orders';
import { productWith } from '../../support/catalogue';

it.each([
  [
    [['S'], ['S', 'M'], ['M', 'L'], ['S', 'L']],
    ['M', 'M', 'S'],
  ],
  [[['S'], ['40', '46']], ['40']],
  [[], []],
])(
  'should be of size M, or else of the first size, of the products in %j after the first',
  (all, expected) => {
    const sold = all.map((sizes) => productWith({ sizes }));
    const sizes = sampleOrders(sold).map(({ size }) => size);
    expect(sizes).toEqual(expected);
  },
);

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

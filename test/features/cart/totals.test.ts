import { deliveryFeeText, totalsOf } from '../../../src/features/cart/totals';

const line = (price: number, quantity: number) => ({ price, quantity });

it.each([
  [[line(2000, 3), line(455, 2)], 1000, [6910, 1000, 7910]],
  [[line(2000, 3)], 0, [6000, 0, 6000]],
])('should be for %j with a fee of %j cents: %j', (lines, fee, expected) => {
  const totals = totalsOf(lines, fee);
  expect([totals.subtotal, totals.fee, totals.total]).toEqual(expected);
});

it.each([
  [1000, 'Delivery costs $10.00 for any order, large or small.'],
  [0, 'Delivery is free for any order.'],
])('should state a fee of %j cents: %s', (fee, text) => {
  expect(deliveryFeeText(fee)).toBe(text);
});

import { deliveryFeeText, totalsOf } from '../../../src/features/cart/totals';

it('should have no fee where delivery is free', () => {
  const totals = totalsOf([{ price: 455, quantity: 3 }], 0);
  expect(totals).toMatchObject({ subtotal: 1365, fee: 0, total: 1365 });
});

it.each([
  [
    { deliveryFee: 1000 },
    'Delivery costs $10.00 for any order, large or small.',
  ],
  [{ deliveryFee: 0 }, 'Delivery is free for any order.'],
  [{}, ''],
])('should state the fee of %j: "%s"', (settings, text) => {
  expect(deliveryFeeText(settings)).toBe(text);
});

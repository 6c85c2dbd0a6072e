import { deliveryFeeText } from '../../../src/features/catalogue/deliveryTexts';
import { totalsOf } from '../../../src/features/cart/totals';

it('should have no fee where delivery is free', () => {
  const totals = totalsOf([{ price: 455, quantity: 3 }], 0);
  expect(totals).toMatchObject({ subtotal: 1365, fee: 0, total: 1365 });
});

it.each([
  [1000, 'Delivery costs $10.00 for any order, large or small.'],
  [0, 'Delivery is free for any order.'],
  [undefined, ''],
])('should state the fee of %j: "%s"', (deliveryFee, text) => {
  expect(deliveryFeeText(deliveryFee)).toBe(text);
});

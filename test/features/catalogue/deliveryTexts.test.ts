import { deliveryFeeText } from '../../../src/features/catalogue/deliveryTexts';

it.each([
  [1000, 'Delivery costs $10.00 for any order, large or small.'],
  [0, 'Delivery is free for any order.'],
  [undefined, ''],
])('should state the fee of %j: "%s"', (deliveryFee, text) => {
  expect(deliveryFeeText({ deliveryFee })).toBe(text);
});

import { feeText, totalsOf } from '../../../src/features/cart/totals';

// The invariants of the cart test the subtotal and the total.
it.each([
  [1000, [0, 1000, 1000]],
  [455, [0, 455, 455]],
  [0, [0, 0, 0]],
])(
  'should charge of a fee of %j cents for 0, 1 and 999,900: %j',
  (fee, fees) => {
    const charged = [0, 1, 999_900].map(
      (price) => totalsOf([{ price, quantity: 1 }], fee).fee,
    );
    expect(charged).toEqual(fees);
  },
);

it.each([
  [1000, 'Delivery costs $10.00 for any order, large or small.'],
  [0, 'Delivery is free for any order.'],
])('should state a fee of %j cents: %s', (fee, text) => {
  expect(feeText(fee)).toBe(text);
});

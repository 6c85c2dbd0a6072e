import { deliveryOf } from '../../../src/features/cart/totals';

// The invariants of the cart test the subtotal and the total.
it.each([
  [{ deliveryFee: 1000 }, [0, 1000, 1000]],
  [{ deliveryFee: 455 }, [0, 455, 455]],
  [{ deliveryFee: 0 }, [0, 0, 0]],
  [{}, [0, 0, 0]],
])('should charge with %j for 0, 1 and 999,900 cents %j', (settings, fees) => {
  const { chargedFee } = deliveryOf(settings);
  expect([0, 1, 999_900].map(chargedFee)).toEqual(fees);
});

it.each([
  [
    { deliveryFee: 1000 },
    'Delivery costs $10.00 for any order, large or small.',
  ],
  [{}, 'Delivery is free for any order.'],
])('should state the fee with %j: %s', (settings, text) => {
  expect(deliveryOf(settings).text).toBe(text);
});

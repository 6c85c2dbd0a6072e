import {
  DELIVERY,
  deliveryOf,
  totalsOf,
} from '../../../src/features/cart/totals';

it('should add the fee of the shop to the sum of price times quantity', () => {
  const lines = [
    { price: 680, quantity: 2 },
    { price: 145, quantity: 3 },
  ];
  expect(totalsOf(lines)).toEqual({
    subtotal: 1795,
    fee: DELIVERY.chargedFee(1795),
    total: 1795 + DELIVERY.chargedFee(1795),
  });
});

it('should charge nothing for an empty cart', () => {
  expect(totalsOf([])).toEqual({ subtotal: 0, fee: 0, total: 0 });
});

it.each([
  [{ deliveryFee: 10 }, [0, 1000, 1000]],
  [{ deliveryFee: 4.55 }, [0, 455, 455]],
  [{ deliveryFee: 0 }, [0, 0, 0]],
  [{}, [0, 0, 0]],
])('should charge with %j for 0, 1 and 999,900 cents %j', (settings, fees) => {
  const { chargedFee } = deliveryOf(settings);
  expect([0, 1, 999_900].map(chargedFee)).toEqual(fees);
});

it.each([
  [{ deliveryFee: 10 }, 'Delivery costs $10.00 for any order, large or small.'],
  [{}, 'Delivery is free for any order.'],
])('should state the fee with %j: %s', (settings, text) => {
  expect(deliveryOf(settings).text).toBe(text);
});

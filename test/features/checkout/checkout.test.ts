import {
  BLANK_CHECKOUT,
  readCheckout,
} from '../../../src/features/checkout/checkout';

it('should be read with blank fields for missing and invalid ones, and without unknown fields', () => {
  const valid = { city: 'Turin', zipcode: '007' };
  const delivery = { ...valid, phone: 5, state: null, password: 'x' };
  expect(readCheckout({ delivery, payment: 'cash' })).toEqual({
    delivery: { ...BLANK_CHECKOUT.delivery, ...valid },
    payment: 'cod',
  });
});

import {
  BLANK_CHECKOUT,
  parseCheckout,
} from '../../../src/features/checkout/checkout';

it('should be read with blank fields for missing and invalid ones, without unknown fields, and with the digits of number fields', () => {
  const valid = { city: 'Turin', zipcode: '007' };
  const stored = { ...valid, zipcode: 'RI 007' };
  const delivery = { ...stored, phone: 5, state: null, password: 'x' };
  expect(parseCheckout({ delivery, payment: 'cash' })).toEqual({
    delivery: { ...BLANK_CHECKOUT.delivery, ...valid },
    payment: 'cod',
    submission: { stage: 'idle' },
  });
  expect(parseCheckout({ payment: 'strip' })).toEqual({
    ...BLANK_CHECKOUT,
    payment: 'strip',
  });
});

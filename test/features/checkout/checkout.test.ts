import {
  BLANK_CHECKOUT,
  readCheckout,
} from '../../../src/features/checkout/checkout';
import {
  checkout,
  fieldChanged,
} from '../../../src/features/checkout/checkoutSlice';

it('should be read with blank fields for missing and invalid ones, without unknown fields, and with the digits of number fields', () => {
  const valid = { city: 'Turin', zipcode: '007' };
  const stored = { ...valid, zipcode: 'RI 007' };
  const delivery = { ...stored, phone: 5, state: null, password: 'x' };
  expect(readCheckout({ delivery, payment: 'cash' })).toEqual({
    delivery: { ...BLANK_CHECKOUT.delivery, ...valid },
    payment: 'cod',
  });
  expect(readCheckout({ payment: 'strip' })).toEqual({
    ...BLANK_CHECKOUT,
    payment: 'strip',
  });
});

it('should keep the digits alone of a number field, and every character of another', () => {
  const textOf = (field: 'phone' | 'city') => {
    const event = fieldChanged({ field, text: '+1 (555)' });
    return checkout.reducer(undefined, event).delivery[field];
  };
  expect(textOf('phone')).toBe('1555');
  expect(textOf('city')).toBe('+1 (555)');
});

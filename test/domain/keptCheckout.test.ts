import { BLANK_DELIVERY } from '../../src/domain/checkout';
import { readCheckout, writeCheckout } from '../../src/domain/keptCheckout';
import checkoutV1 from '../fixtures/checkout.v1.json';

const text = (said: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ v: 1, delivery: {}, payment: 'cod', ...said });

describe('the checkout, stored', () => {
  it('is read as it was written', () => {
    const { delivery, payment } = { delivery: checkoutV1.delivery, payment: 'razorpay' } as const;
    expect(readCheckout(JSON.stringify(checkoutV1))).toEqual({ kind: 'read', value: { delivery, payment } });
    expect(JSON.parse(writeCheckout({ delivery, payment }))).toEqual(checkoutV1);
  });

  it('has a blank field for each that was not stored, or not as a text, and none that a form has not', () => {
    const delivery = { city: 'Turin', phone: 5, state: null, password: 'x' };
    expect(readCheckout(text({ delivery }))).toEqual({
      kind: 'read',
      value: { delivery: { ...BLANK_DELIVERY, city: 'Turin' }, payment: 'cod' },
    });
    expect(BLANK_DELIVERY.city).toBe('');
  });

  it.each([
    { payment: 'cash' },
    { payment: null },
    { payment: undefined },
    { delivery: [] },
    { delivery: null },
    { delivery: undefined },
    { v: 0 },
  ])('is unreadable with %j', (said) => {
    expect(readCheckout(text(said))).toEqual({ kind: 'unreadable' });
  });

  it('is left to a newer shop where that has written it', () => {
    expect(readCheckout(text({ v: 2 }))).toEqual({ kind: 'newer' });
  });
});

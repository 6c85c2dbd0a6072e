import { BLANK_DELIVERY } from '../../../src/features/checkout/checkout';
import {
  fieldChanged,
  paymentSelected,
} from '../../../src/features/checkout/checkoutSlice';
import { createBrowser } from '../../support/fakeBrowser';

it('should be read with blank fields for missing and invalid ones, and without unknown fields', async () => {
  const valid = { city: 'Turin', zipcode: '007' };
  const delivery = { ...valid, phone: 5, state: null, password: 'x' };
  const text = JSON.stringify({ delivery, payment: 'cash' });
  const session = new Map([['weft.checkout', text]]);
  const tab = await createBrowser().open(session);
  expect(tab.state().checkout).toEqual({
    delivery: { ...BLANK_DELIVERY, ...valid },
    payment: 'cod',
  });
});

it('should hold the payment', async () => {
  const { open } = createBrowser();
  const session = new Map<string, string>();
  const tab = await open(session);
  tab.dispatch(paymentSelected('strip'));
  const reloaded = await open(session);
  expect(reloaded.state().checkout.payment).toBe('strip');
});

it('should be reported once when there is no room, and when there is room again', async () => {
  const browser = createBrowser();
  const tab = await browser.open();
  const type = (text: string) =>
    tab.dispatch(fieldChanged({ field: 'city', text }));
  browser.quota.isReached = true;
  type('T');
  type('Tu');
  expect(tab.state().persistence).toEqual({ checkout: 'memoryOnly' });
  browser.quota.isReached = false;
  type('Tur');
  expect(tab.state().persistence).toEqual({});
  expect(tab.reports()).toHaveLength(2);
});

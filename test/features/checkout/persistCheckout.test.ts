import { BLANK_DELIVERY } from '../../../src/features/checkout/checkout';
import {
  fieldChanged,
  paymentSelected,
} from '../../../src/features/checkout/checkoutSlice';
import { createBrowser } from '../../support/fakeBrowser';

const KEY = 'weft.checkout';

/** Opens a tab with this text in sessionStorage. */
const openWith = async (text: string) => {
  const session = new Map([[KEY, text]]);
  const tab = await createBrowser().open(session);
  return { tab, stored: () => session.get(KEY) };
};

it('should be read with blank fields for missing and invalid ones, and without unknown fields', async () => {
  const valid = { city: 'Turin', zipcode: '007' };
  const delivery = { ...valid, phone: 5, state: null, password: 'x' };
  const text = JSON.stringify({ delivery, payment: 'strip' });
  const { tab } = await openWith(text);
  expect(tab.state().checkout).toEqual({
    delivery: { ...BLANK_DELIVERY, ...valid },
    payment: 'strip',
  });
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"delivery":{}}',
  '{"payment":"cod"}',
  '{"delivery":{},"payment":"cash"}',
  '{"delivery":[],"payment":"cod"}',
])('should be ignored and written again when it is %j', async (text) => {
  const { tab, stored } = await openWith(text);
  expect(tab.state().checkout).toEqual({
    delivery: BLANK_DELIVERY,
    payment: 'cod',
  });
  tab.dispatch(fieldChanged({ field: 'city', text: 'Turin' }));
  expect(tab.state().persistence).toEqual({});
  expect(stored()).toContain('Turin');
});

it('should hold the payment', async () => {
  const { tab, stored } = await openWith('');
  tab.dispatch(paymentSelected('strip'));
  expect(stored()).toContain('"payment":"strip"');
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
  expect(tab.reports()).toEqual([
    'persistence/writeFailed',
    'persistence/writeSucceeded',
  ]);
});

import { BLANK_DELIVERY } from '../../../src/features/checkout/checkout';
import {
  fieldChanged,
  paymentSelected,
} from '../../../src/features/checkout/checkoutSlice';
import { createBrowser } from '../../support/fakeBrowser';

const KEY = 'weft.checkout';
const delivery = { ...BLANK_DELIVERY, city: 'Turin', zipcode: '007' };

/** Opens a tab with this text in sessionStorage. */
const openWith = async (text: string) => {
  const session = new Map([[KEY, text]]);
  const tab = await createBrowser().open(session);
  return { tab, session, checkout: tab.state().checkout };
};

describe('stored checkout', () => {
  it('should be read with blank fields for missing and invalid ones, and without unknown fields', async () => {
    const stored = {
      city: 'Turin',
      zipcode: '007',
      phone: 5,
      state: null,
      password: 'x',
    };
    const { checkout } = await openWith(
      JSON.stringify({ delivery: stored, payment: 'cod' }),
    );
    expect(checkout).toEqual({ delivery, payment: 'cod' });
  });

  it.each([
    ...['', '{', 'null', '[]', '{}', '{"delivery":{}}', '{"payment":"cod"}'],
    ...['{"delivery":{},"payment":"cash"}', '{"delivery":[],"payment":"cod"}'],
  ])('should be ignored and written again when it is %j', async (text) => {
    const { tab, session, checkout } = await openWith(text);
    expect(checkout).toEqual({ delivery: BLANK_DELIVERY, payment: 'cod' });
    tab.dispatch(fieldChanged({ field: 'city', text: 'Turin' }));
    expect(tab.state().persistence).toEqual({});
    expect(session.get(KEY)).toContain('Turin');
  });

  it('should hold the payment', async () => {
    const { tab, session } = await openWith('');
    tab.dispatch(paymentSelected('strip'));
    expect(session.get(KEY)).toContain('"payment":"strip"');
  });

  it('should be reported as persisted when there is room again', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    browser.quota.isReached = true;
    for (const text of ['T', 'Tu'])
      tab.dispatch(fieldChanged({ field: 'city', text }));
    expect(tab.state().persistence['checkout']).toBe('memoryOnly');
    browser.quota.isReached = false;
    tab.dispatch(fieldChanged({ field: 'city', text: 'Tur' }));
    expect(
      tab.events.filter((event) => event.startsWith('persistence/')),
    ).toEqual(['persistence/writeFailed', 'persistence/writeSucceeded']);
  });
});

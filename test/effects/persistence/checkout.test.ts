import { fieldChanged, paymentSelected } from '../../src/store/checkout';
import { aBrowser } from './browser';

const form = { ...aBrowser().open().state().checkout.delivery, city: 'Turin', zipcode: '007' };

describe('the delivery form and the payment choice', () => {
  it('outlive a reload of their tab, every field as typed, and are no other tab’s', () => {
    const browser = aBrowser();
    const tab = browser.open();
    tab.dispatch(fieldChanged({ field: 'city', text: 'Turin' }));
    tab.dispatch(fieldChanged({ field: 'zipcode', text: '007' }));
    tab.dispatch(paymentSelected('strip'));
    expect(browser.open(tab.session).state().checkout).toEqual({ delivery: form, payment: 'strip' });
    expect(browser.open().state().checkout.delivery.city).toBe('');
  });

  it('are written when something has changed, and not before', () => {
    const tab = aBrowser().open();
    expect(tab.session.size).toBe(0);
    tab.dispatch(paymentSelected('razorpay'));
    expect([...tab.session.keys()]).toEqual(['weft.checkout']);
  });

  it('fill in what an older form did not have, and leave out what a form has not', () => {
    const session = new Map([
      ['weft.checkout', '{"v":1,"delivery":{"city":"Turin","zipcode":"007","password":"x"},"payment":"cod"}'],
    ]);
    expect(aBrowser().open(session).state().checkout).toEqual({ delivery: form, payment: 'cod' });
  });

  it('start anew beside what cannot be read, which is set aside', () => {
    const session = new Map([['weft.checkout', '{"v":1,"delivery":[],"payment":"cod"}']]);
    const tab = aBrowser().open(session);
    tab.dispatch(fieldChanged({ field: 'city', text: 'Turin' }));
    expect(tab.state().persistence.checkout).toBe('persisted');
    expect([...session.keys()].sort()).toEqual(['weft.checkout', 'weft.quarantine']);
  });
});

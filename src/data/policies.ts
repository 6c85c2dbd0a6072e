import type { Policies } from './types';

export const policies: Policies = {
  badges: [
    {
      icon: 'exchange',
      title: 'Easy Exchange Policy',
      body: 'Swap any piece for another size or color.',
    },
    {
      icon: 'return',
      title: '7 Days Return Policy',
      body: 'Try it at home for seven days.',
    },
    {
      icon: 'support',
      title: '24/7 Customer Support',
      body: 'We are here to help, day and night.',
    },
  ],

  notes: ['100% original product', 'Cash on delivery available'],
  returns: 'Easy return and exchange within 7 days',

  // About: "Delivery" states the fee, then this.
  delivery:
    'Orders ship within two days. You can pay in cash on delivery, and return or exchange any piece within 7 days.',

  // About: what the browser stores. What is sent to the shop follows.
  privacy:
    'We set no cookies and do not track you. Your cart is stored in this browser until you clear its data; your delivery details, your payment method and your place on each page are stored until you close the tab. The browser also keeps copies of pages and images so that the shop works offline. What you type to log in, sign up or subscribe is not stored.',
};

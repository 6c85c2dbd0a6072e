import type { Policies } from '../../src/data/types';

export const policies: Policies = {
  badges: [
    {
      icon: 'exchange',
      title: '14 Days to Exchange',
      body: 'Swap any piece for another size.',
    },
    {
      icon: 'return',
      title: '14 Days to Return',
      body: 'Wear it at home, and send it back if it does not fit.',
    },
    {
      icon: 'support',
      title: 'A Phone on the Pier',
      body: 'Call us from Monday to Saturday, ten to five.',
    },
  ],

  notes: ['Knitted and sewn in Kinsale'],
  returns: 'Return and exchange within 14 days',

  delivery:
    'Orders leave the pier with the Friday mail. You can return or exchange any piece within 14 days.',

  privacy:
    'Harbour sets no cookies and does not track you. The cart is kept in this browser until you clear its data. What you enter at the checkout, and your place on each page, are kept until you close the tab. The browser has copies of pages and images, so that the shop works without a network. What you type to log in, sign up or subscribe is not stored. We use what you send us only for your order.',

  sections: [
    {
      id: 'terms',
      title: 'Terms of sale',
      paragraphs: [
        'You buy from Harbour, 3 Pier Road, Kinsale, County Cork. Prices include Irish VAT.',
        'The contract is made when My Orders shows your order. You can cancel it within 14 days after delivery, without giving a reason.',
      ],
    },
  ],
};

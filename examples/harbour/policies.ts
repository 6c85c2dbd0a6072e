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
    'No cookies, and nobody follows you here. Your cart stays in this browser until you clear its data; what you enter for an order, and your place on each page, stay until you close the tab. Copies of pages and images stay, so that the shop works at sea. What you type to log in, sign up or subscribe is not stored. With what you send us we pack, post and answer for your order, and nothing else.',
};

import type { Settings } from './types';

export const settings: Settings = {
  name: 'Weft',
  language: 'en',
  deliveryFee: 1000,
  isMonthFirst: true,
  sizeFits: {
    Kids: {
      S: { years: [3, 4], cm: [98, 104] },
      M: { years: [5, 6], cm: [110, 116] },
      L: { years: [7, 8], cm: [122, 128] },
      XL: { years: [9, 10], cm: [134, 140] },
      XXL: { years: [11, 12], cm: [146, 152] },
    },
  },

  phone: { text: '+1 (555) 010-0142', href: 'tel:+15550100142' },
  email: { text: 'hello@weft.example', href: 'mailto:hello@weft.example' },
  address: ['Weft, 48 Loom Street', 'Providence, RI 02903'],

  summary:
    'Clothes for men, women and kids, cut simply from good cloth and made to be worn for years.',
  careers:
    'Learn more about our teams and the people who find the cloth and cut it.',
  newsletter: {
    title: 'Subscribe now & get 20% off',
    text: 'New arrivals, how they are made and how to care for them.',
  },
  paymentLabels: {
    strip: 'Stripe',
    razorpay: 'Razorpay',
    cod: 'Cash on delivery',
  },
};

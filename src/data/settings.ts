import type { Settings } from './types';

export const settings: Settings = {
  name: 'Weft',
  // A shop without a logo shows its name.
  logo: {
    text: 'WEFT',
    viewBox: '0 0 116 28',
    paths: [
      'M2 3l7 22 6.5-17M13.500 3l7.500 22 7-22',
      'M58 3H42v22h16M42 13.500h13',
      'M86 3H70v22M70 13.500h13',
      'M94 3h20M104 3v22',
    ],
  },
  // The language of your texts. The labels of the pages are in labels.ts.
  language: 'en',
  // In cents: 490 is 4.90; 0 says that the delivery is free.
  deliveryFee: 1000,
  // The age and the height that the sizes of a category fit. A shop may have none.
  sizeFits: {
    Kids: {
      S: { age: '3–4 years', height: ['98–104 cm', '39–41 in'] },
      M: { age: '5–6 years', height: ['110–116 cm', '43–46 in'] },
      L: { age: '7–8 years', height: ['122–128 cm', '48–50 in'] },
      XL: { age: '9–10 years', height: ['134–140 cm', '53–55 in'] },
      XXL: { age: '11–12 years', height: ['146–152 cm', '57–60 in'] },
    },
  },

  phone: { text: '+1 (555) 010-0142', href: 'tel:+15550100142' },
  email: { text: 'hello@weft.example', href: 'mailto:hello@weft.example' },
  address: ['Weft, 48 Loom Street', 'Providence, RI 02903'],

  summary:
    'Clothes for men, women and kids, cut simply from good cloth and made to be worn for years.',
  careers:
    'Learn more about our teams and the people who find the cloth and cut it.',
  // The newsletter form at the end of some pages. A shop may have none.
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

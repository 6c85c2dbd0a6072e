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
  // For whom the sizes of a category are made. A shop may have none.
  sizeFits: {
    Men: {
      S: { chest: ['87–92 cm', '34½–36 in'], waist: ['74–79 cm', '29–31 in'] },
      M: { chest: ['92–97 cm', '36–38 in'], waist: ['79–84 cm', '31–33 in'] },
      L: { chest: ['97–102 cm', '38–40 in'], waist: ['84–89 cm', '33–35 in'] },
      XL: {
        chest: ['102–107 cm', '40–42 in'],
        waist: ['89–94 cm', '35–37 in'],
      },
      XXL: {
        chest: ['107–112 cm', '42–44 in'],
        waist: ['94–99 cm', '37–39 in'],
      },
    },
    Women: {
      S: { chest: ['78–83 cm', '30½–32½ in'], waist: ['59–64 cm', '23–25 in'] },
      M: { chest: ['83–88 cm', '32½–34½ in'], waist: ['64–69 cm', '25–27 in'] },
      L: { chest: ['88–93 cm', '34½–36½ in'], waist: ['69–74 cm', '27–29 in'] },
      XL: {
        chest: ['93–98 cm', '36½–38½ in'],
        waist: ['74–79 cm', '29–31 in'],
      },
      XXL: {
        chest: ['98–103 cm', '38½–40½ in'],
        waist: ['79–84 cm', '31–33 in'],
      },
    },
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
  hasLogin: true,
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

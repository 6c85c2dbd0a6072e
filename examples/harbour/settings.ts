import type { Settings } from '../../src/data/types';

export const settings: Settings = {
  name: 'Harbour',
  language: 'en',
  deliveryFee: 900,
  acceptsAnyZipcode: true,
  sizeFits: {
    Men: {
      S: { chest: ['91–96 cm', '36–38 in'], waist: ['76–81 cm', '30–32 in'] },
      M: { chest: ['96–101 cm', '38–40 in'], waist: ['81–86 cm', '32–34 in'] },
      L: { chest: ['101–106 cm', '40–42 in'], waist: ['86–91 cm', '34–36 in'] },
      XL: {
        chest: ['106–111 cm', '42–44 in'],
        waist: ['91–96 cm', '36–38 in'],
      },
    },
    Women: {
      S: {
        chest: ['85–90 cm', '33½–35½ in'],
        waist: ['67–72 cm', '26½–28½ in'],
      },
      M: {
        chest: ['90–95 cm', '35½–37½ in'],
        waist: ['72–77 cm', '28½–30½ in'],
      },
      L: {
        chest: ['95–100 cm', '37½–39½ in'],
        waist: ['77–82 cm', '30½–32½ in'],
      },
      XL: {
        chest: ['100–105 cm', '39½–41½ in'],
        waist: ['82–87 cm', '32½–34½ in'],
      },
    },
  },

  phone: { text: '+353 20 910 0188', href: 'tel:+353209100188' },
  email: {
    text: 'hello@harbour.example',
    href: 'mailto:hello@harbour.example',
  },
  address: ['Harbour, 3 Pier Road', 'Kinsale, County Cork'],

  summary: 'Knitwear, shirts and trousers for wet decks and dry land.',
  careers:
    'Learn more about our workshop on the pier and the people who knit and sew there.',
  newsletter: {
    title: 'Letters from the pier',
    text: 'New knitwear, the weather and how to wash wool.',
  },
  paymentLabels: { cod: 'Cash on delivery' },
  orderUrl: '/api/orders',
  optionalFields: ['state', 'phone'],
};

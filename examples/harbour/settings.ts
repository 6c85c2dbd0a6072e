import type { Settings } from '../../src/data/types';

export const settings: Settings = {
  name: 'Harbour',
  language: 'en',
  deliveryFee: 900,
  acceptsAnyZipcode: true,

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

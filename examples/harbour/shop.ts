export const SHOP_NAME = 'Harbour';

export const LANGUAGE = 'en';
export const FEE = 10;

export const PHONE = { text: '+353 20 910 0188', href: 'tel:+353209100188' };
export const EMAIL = {
  text: 'hello@harbour.example',
  href: 'mailto:hello@harbour.example',
};
export const ADDRESS = ['Harbour, 3 Pier Road', 'Kinsale, County Cork'];

export const SUMMARY =
  'Knitwear, shirts and trousers for wet decks and dry land.';

export const CAREERS =
  'Learn more about our workshop on the pier and the people who knit and sew there.';

export const NEWSLETTER = {
  title: 'Letters from the pier',
  text: 'New knitwear, the weather and how to wash wool.',
};

export const PAYMENT_LABELS = {
  strip: 'Stripe',
  razorpay: 'Razorpay',
  cod: 'Cash on delivery',
};

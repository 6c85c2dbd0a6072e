/**
 * The name in titles, in the footer and for search engines. The logo is in
 * logo.ts.
 */
export const SHOP_NAME = 'Weft';

export const LANGUAGE = 'en';

export const FEE = 10;

export const PHONE = { text: '+1 (555) 010-0142', href: 'tel:+15550100142' };
export const EMAIL = {
  text: 'hello@weft.example',
  href: 'mailto:hello@weft.example',
};
export const ADDRESS = ['Weft, 48 Loom Street', 'Providence, RI 02903'];

export const SUMMARY =
  'Clothes for men, women and kids, cut simply from good cloth and made to be worn for years.';

export const CAREERS =
  'Learn more about our teams and the people who find the cloth and cut it.';

/** The offer at the end of some pages; without a title there is none. */
export const NEWSLETTER = {
  title: 'Subscribe now & get 20% off',
  text: 'New arrivals, how they are made and how to care for them.',
};

/** `strip` is spelled as specified and means Stripe. */
export const PAYMENT_LABELS = {
  strip: 'Stripe',
  razorpay: 'Razorpay',
  cod: 'Cash on delivery',
};

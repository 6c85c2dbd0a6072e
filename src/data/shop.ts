/** The name in titles, in the footer and for search engines. The logo is in logo.ts. */
export const SHOP_NAME = 'Weft';

/** The symbol before every price, and the ISO 4217 code for search engines. */
export const CURRENCY = { symbol: '$', code: 'USD' } as const;

export const PHONE = { text: '+1 (555) 010-0142', href: 'tel:+15550100142' } as const;
export const EMAIL = { text: 'hello@weft.example', href: 'mailto:hello@weft.example' } as const;
export const ADDRESS = ['Weft, 48 Loom Street', 'Providence, RI 02903'] as const;

/** In the footer. */
export const SUMMARY =
  'Clothes for men, women and kids, cut simply from good cloth and made to be worn for years.';

/** On the contact page. */
export const CAREERS = 'Learn more about our teams and the people who find the cloth and cut it.';

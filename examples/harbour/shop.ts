export const SHOP_NAME = 'Harbour';

export const CURRENCY = { symbol: '€', code: 'EUR' } as const;

export const PHONE = { text: '+353 20 910 0188', href: 'tel:+353209100188' } as const;
export const EMAIL = { text: 'hello@harbour.example', href: 'mailto:hello@harbour.example' } as const;
export const ADDRESS = ['Harbour, 3 Pier Road', 'Kinsale, County Cork'] as const;

export const SUMMARY = 'Knitwear, shirts and trousers for wet decks and dry land.';

export const CAREERS = 'Learn more about our workshop on the pier and the people who knit and sew there.';

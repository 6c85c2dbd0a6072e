export const POLICIES = [
  { title: '14 Days to Exchange', body: 'Swap any piece for another size.' },
  {
    title: '14 Days to Return',
    body: 'Wear it at home, and send it back if it does not fit.',
  },
  {
    title: 'A Phone on the Pier',
    body: 'Call us from Monday to Saturday, ten to five.',
  },
] as const;

export const NOTES = [
  'Knitted and sewn in Kinsale',
  'Return and exchange within 14 days',
];

export const DELIVERY_TERMS =
  'Orders leave the pier with the Friday mail. You can return or exchange any piece within 14 days.';

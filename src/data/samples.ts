/** The ratings of every product; an empty list for none. */
export const RATINGS = [
  { stars: 5, count: 54 },
  { stars: 4, count: 38 },
  { stars: 3, count: 16 },
  { stars: 2, count: 4 },
  { stars: 1, count: 10 },
];

/** How many orders "My Orders" shows, and their date; 0 for none. */
export const SAMPLE_ORDERS = { count: 3, date: '16 Sep 2024' };

/** The ratings of every product; an empty list for none. */
export const RATINGS: readonly { readonly stars: number; readonly count: number }[] = [];

/** How many orders "My Orders" shows, and their date; 0 for none. */
export const SAMPLE_ORDERS = { count: 0, date: '' };

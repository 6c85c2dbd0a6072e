import type { ProductSummary } from './product';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

// Not by Intl.DateTimeFormat, which takes a slow phone 50 ms to wake.
/** The day when the product came into the shop, in words: `28 October 2026`. */
export const dateAdded = ({ date }: ProductSummary): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
};

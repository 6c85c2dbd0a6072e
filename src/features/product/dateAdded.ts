const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * Returns `28 October 2026`. Without Intl.DateTimeFormat, whose first use takes
 * 50 ms on a slow phone.
 */
export const dateAdded = (date: number): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
};

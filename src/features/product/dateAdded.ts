const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

// The first use of Intl.DateTimeFormat takes 50 ms on a slow phone.
/** The day on which the product was added: `28 October 2026`. */
export const dateAdded = (date: number): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
};

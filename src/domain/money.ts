/** Money is counted in whole cents and only written as dollars where it is shown. */
export type Cents = number;

/** Whole dollars, in cents. Anything else is not refused: half a cent would stay half a cent. */
export const dollars = (amount: number): Cents => amount * 100;

/** What bringing an order costs, in cents: $10, whatever is in it. */
export const DELIVERY_FEE: Cents = dollars(10);

/** The sum of price times quantity, in cents. */
export const subtotalOf = (lines: readonly { price: Cents; quantity: number }[]): Cents =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** What the shopper pays, in cents: the subtotal and the delivery fee, or nothing for nothing. */
export const totalOf = (subtotal: Cents): Cents => (subtotal === 0 ? 0 : subtotal + DELIVERY_FEE);

// The browser's own Intl.NumberFormat writes the same, and takes a slow phone 50 ms to wake.
/** Whole dollars, in groups of three from five digits on: `$1280`, `$12,800`. */
const inDollars = (cents: Cents): string => {
  const digits = String(Math.trunc(cents / 100));
  return `$${digits.length < 5 ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`;
};

/** What stands under a sum, always with its cents: `$10.00`. */
export const formatAmount = (cents: Cents): string =>
  `${inDollars(cents)}.${String(cents % 100).padStart(2, '0')}`;

/** A price on a label, with cents only where it has some: `$68`, `$68.50`. */
export const formatPrice = (cents: Cents): string =>
  cents % 100 === 0 ? inDollars(cents) : formatAmount(cents);

import { CURRENCY } from '../data/shop';

/** An amount in whole cents. */
export type Cents = number;

/** Dollars in cents; a part of a cent is rounded. */
export const dollars = (amount: number): Cents => Math.round(amount * 100);

export const DELIVERY_FEE: Cents = dollars(10);

export const subtotalOf = (lines: readonly { price: Cents; quantity: number }[]): Cents =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The total in cents: subtotal plus delivery fee, 0 if the subtotal is 0. */
export const totalOf = (subtotal: Cents): Cents => (subtotal === 0 ? 0 : subtotal + DELIVERY_FEE);

// Intl.NumberFormat formats the same; its first use takes 50 ms on a slow phone.
/** Whole dollars in groups of three digits: `$1,280`. */
const inDollars = (cents: Cents): string =>
  CURRENCY.symbol + String(Math.trunc(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** An amount with its cents: `$10.00`. */
export const formatAmount = (cents: Cents): string =>
  `${inDollars(cents)}.${String(cents % 100).padStart(2, '0')}`;

/** A price, with cents only if it has any: `$68`, `$68.50`. */
export const formatPrice = (cents: Cents): string =>
  cents % 100 === 0 ? inDollars(cents) : formatAmount(cents);

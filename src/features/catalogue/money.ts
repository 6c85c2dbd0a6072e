import { CURRENCY } from '../../data/currency';
import type { Cents } from '../../data/types';
import type { Currency } from '../../data/types';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const PAIRS_AND_THOUSAND = /\B(?=(?:\d\d)*\d{3}$)/g;

// Intl.NumberFormat is not used: its first use takes 50 ms on a slow phone.
export const formatterOf = (currency: Omit<Currency, 'code'>) => {
  const { before, after, separator, decimal, hasPairs } = currency;
  const hasCents = decimal !== '';
  const groups = hasPairs ? PAIRS_AND_THOUSAND : THOUSANDS;

  const grouped = (units: number): string =>
    String(units).replaceAll(groups, () => separator);

  const withoutCents = (cents: Cents): string => {
    const units = Math.round(cents / 100);
    return before + grouped(units) + after;
  };

  const withCents = (cents: Cents): string => {
    const units = Math.trunc(cents / 100);
    const rest = String(cents % 100).padStart(2, '0');
    return before + grouped(units) + decimal + rest + after;
  };

  const amount = hasCents ? withCents : withoutCents;
  const price = (cents: Cents): string => {
    const isWhole = cents % 100 === 0;
    return isWhole ? withoutCents(cents) : amount(cents);
  };
  return { amount, price };
};

const FORMATTER = formatterOf(CURRENCY);

/** An amount with its cents: `$10.00`. */
export const formatAmount = FORMATTER.amount;

/** A price, with cents only if it has any: `$68`, `$68.50`. */
export const formatPrice = FORMATTER.price;

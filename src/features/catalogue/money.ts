import { CURRENCY } from '../../data/currency';
import type { Cents, Currency } from '../../data/types';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const PAIRS_AND_THOUSAND = /\B(?=(?:\d\d)*\d{3}$)/g;

// Intl.NumberFormat is not used: its first use takes 50 ms on a slow phone.
const joinAmount = (
  units: number,
  cents: string,
  { before, after, separator, hasPairs }: Currency,
): string => {
  const groups = hasPairs ? PAIRS_AND_THOUSAND : THOUSANDS;
  const grouped = String(units).replaceAll(groups, () => separator);
  return before + grouped + cents + after;
};

/** An amount with cents, `$10.00`; rounded if the currency has no cents. */
export const formatAmount = (cents: Cents, currency = CURRENCY): string => {
  const { decimal } = currency;
  if (decimal === '') return joinAmount(Math.round(cents / 100), '', currency);
  const rest = String(cents % 100).padStart(2, '0');
  return joinAmount(Math.trunc(cents / 100), decimal + rest, currency);
};

/** A price, with cents only if it has any: `$68`, `$68.50`. */
export const formatPrice = (cents: Cents, currency = CURRENCY): string =>
  cents % 100 === 0
    ? joinAmount(cents / 100, '', currency)
    : formatAmount(cents, currency);

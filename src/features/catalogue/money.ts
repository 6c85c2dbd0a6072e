import { CURRENCY } from '../../data/currency';
import { labels } from '../../data/labels';
import type { Cents, Currency } from '../../data/types';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const PAIRS_AND_THOUSAND = /\B(?=(?:\d\d)*\d{3}$)/g;

// Intl.NumberFormat is not used: its first use takes 50 ms on a slow phone.
const withDigits = (
  digits: number,
  cents: Cents,
  { before, after, separator, decimal, hasPairs }: Currency,
): string => {
  const amount = (cents / 100).toFixed(decimal ? digits : 0);
  const [units = '', ...fraction] = amount.split('.');
  const groups = hasPairs ? PAIRS_AND_THOUSAND : THOUSANDS;
  const grouped = units.replaceAll(groups, () => separator);
  return before + [grouped, ...fraction].join(decimal) + after;
};

/** `$10.00`. A currency without cents rounds the amount. */
export const formatAmount = (cents: Cents, currency = CURRENCY): string =>
  withDigits(2, cents, currency);

/**
 * `$68` and `$68.50`: only a currency with `hasZeroCents` shows cents that are
 * zero.
 */
export const formatPrice = (
  cents: Cents,
  currency: Currency = CURRENCY,
): string =>
  withDigits(
    cents % 100 === 0 && !currency.hasZeroCents ? 0 : 2,
    cents,
    currency,
  );

/**
 * An amount of an order. An order keeps its currency after the shop has changed
 * its own.
 */
export const orderAmount = (
  cents: Cents,
  currency: string = CURRENCY.code,
  format: (cents: Cents) => string = formatAmount,
): string => {
  if (currency === CURRENCY.code) return format(cents);
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat(labels.language, style).format(cents / 100);
};

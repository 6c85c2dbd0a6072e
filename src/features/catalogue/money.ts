import { CURRENCY } from '../../data/currency';
import { labels } from '../../data/labels';
import type { Cents, Currency } from '../../data/types';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const PAIRS_AND_THOUSAND = /\B(?=(?:\d\d)*\d{3}$)/g;

/** `$68` and `$68.50`, or `$68.00` if the currency has `hasZeroCents`. */
export const formatPrice = (
  cents: Cents,
  currency: Currency = CURRENCY,
  hasZeroCents = currency.hasZeroCents,
): string => {
  // Intl.NumberFormat is not used: its first use takes 50 ms on a slow phone.
  const { before, after, separator, decimal, hasPairs } = currency;
  const isWhole = decimal === '' || (cents % 100 === 0 && !hasZeroCents);
  const amount = (cents / 100).toFixed(isWhole ? 0 : 2);
  const [units = '', ...fraction] = amount.split('.');
  const groups = hasPairs ? PAIRS_AND_THOUSAND : THOUSANDS;
  const grouped = units.replaceAll(groups, separator);
  return before + [grouped, ...fraction].join(decimal) + after;
};

/** `$10.00`, or `$10` if `hasZeroCents` is false. */
export const formatTotal = (
  cents: Cents,
  currency: Currency = CURRENCY,
): string => formatPrice(cents, currency, currency.hasZeroCents ?? true);

/**
 * An amount of an order. An order keeps its currency after the shop has changed
 * its own.
 */
export const formatInCurrency = (
  cents: Cents,
  currency: string = CURRENCY.code,
  format: (cents: Cents) => string = formatTotal,
): string => {
  if (currency === CURRENCY.code) return format(cents);
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat(labels.language, style).format(cents / 100);
};

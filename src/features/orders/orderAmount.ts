import { CURRENCY } from '../../data/currency';
import { labels } from '../../data/labels';
import type { Cents } from '../../data/types';
import { formatAmount } from '../catalogue/money';

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

import { CURRENCY } from '../../data/currency';
import type { Cents } from '../../shop/product';
import type { Currency } from '../../shop/shop';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const PAIRS_AND_THOUSAND = /\B(?=(?:\d\d)*\d{3}$)/g;

// Intl.NumberFormat is not used: its first use takes 50 ms on a slow phone.
export const formatterOf = (currency: Omit<Currency, 'code'>) => {
  const { before, after, separator, decimal, hasPairs } = currency;
  const hasCents = decimal !== '';
  const groups = hasPairs ? PAIRS_AND_THOUSAND : THOUSANDS;
  const format = (cents: Cents, withCents: boolean): string => {
    const units = hasCents ? Math.trunc(cents / 100) : Math.round(cents / 100);
    const whole = String(units).replaceAll(groups, () => separator);
    const rest = String(cents % 100).padStart(2, '0');
    return before + whole + (withCents ? decimal + rest : '') + after;
  };
  return {
    amount: (cents: Cents) => format(cents, hasCents),
    price: (cents: Cents) => format(cents, hasCents && cents % 100 !== 0),
  };
};

const FORMATTER = formatterOf(CURRENCY);

/** An amount with its cents: `$10.00`. */
export const formatAmount = FORMATTER.amount;

/** A price, with cents only if it has any: `$68`, `$68.50`. */
export const formatPrice = FORMATTER.price;

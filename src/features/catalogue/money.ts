import { CURRENCY, FEE } from '../../data/shop';
import type { Cents } from '../../shop/product';
import { dollars } from '../../shop/productRows';

export type { Cents };

export const DELIVERY_FEE: Cents = dollars(FEE);

/** An amount as `Intl` writes it: `$1,111,111.11`, `1.111.111,11 €`, `¥1,111,111`. */
export const moneySample = ({ code, locale }: typeof CURRENCY): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code, numberingSystem: 'latn' }).format(
    1_111_111.11,
  );

/** How a currency is written: what comes before and after the figures, the separators and the decimals. */
export const moneyFormatOf = (sample: string) => {
  const [, before = '', whole = '', decimal = '', after = ''] =
    /^(\D*)(1.*?1{3})(?:(\D)110?)?(\D*)$/u.exec(sample) ?? [];
  const [separator = ''] = /\D/.exec(whole) ?? [];
  return {
    before,
    separator,
    hasPairs: whole.indexOf(separator) === 2,
    decimal,
    hasCents: decimal !== '',
    after,
  };
};

type MoneyFormat = ReturnType<typeof moneyFormatOf>;

export const formatterOf = ({ before, separator, hasPairs, decimal, hasCents, after }: MoneyFormat) => {
  const groups = hasPairs ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const format = (cents: Cents, withCents: boolean): string => {
    const units = hasCents ? Math.trunc(cents / 100) : Math.round(cents / 100);
    const whole = String(units).replaceAll(groups, () => separator);
    const rest = withCents ? decimal + String(cents % 100).padStart(2, '0') : '';
    return before + whole + rest + after;
  };
  return {
    amount: (cents: Cents) => format(cents, hasCents),
    price: (cents: Cents) => format(cents, hasCents && cents % 100 !== 0),
  };
};

/** Set by the build: the first use of Intl.NumberFormat takes 50 ms on a slow phone. */
declare const MONEY_SAMPLE: string | undefined;

const FORMATTER = formatterOf(
  moneyFormatOf(typeof MONEY_SAMPLE === 'string' ? MONEY_SAMPLE : moneySample(CURRENCY)),
);

/** An amount with its cents: `$10.00`. */
export const formatAmount = FORMATTER.amount;

/** A price, with cents only if it has any: `$68`, `$68.50`. */
export const formatPrice = FORMATTER.price;

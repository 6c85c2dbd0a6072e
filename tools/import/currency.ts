import type { Currency } from '../../src/shop/shop';

/** How a locale writes amounts of a currency: `de-DE` writes `1.299,00 €`. */
export const currencyOf = (code: string, locale: string): Currency => {
  const style = {
    style: 'currency',
    currency: code,
    numberingSystem: 'latn',
  } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(
    1_111_111.11,
  );
  const textOf = (some: readonly Intl.NumberFormatPart[]) =>
    some.map(({ value }) => value).join('');
  const valuesOf = (type: string) =>
    parts.filter((part) => part.type === type).map(({ value }) => value);
  const isDigits = ({ type }: Intl.NumberFormatPart) =>
    type === 'integer' || type === 'fraction';
  const [, secondGroup = ''] = valuesOf('integer');
  return {
    code,
    before: textOf(parts.slice(0, parts.findIndex(isDigits))),
    after: textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
    separator: valuesOf('group')[0] ?? '',
    decimal: valuesOf('decimal')[0] ?? '',
    hasPairs: secondGroup.length === 2,
  };
};

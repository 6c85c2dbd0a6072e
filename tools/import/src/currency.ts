import type { Cents, Currency } from '../../../src/data/types';
import type { Mapping } from './mapping';

const partsOf = (code: string, locale: string) => {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      numberingSystem: 'latn',
    }).formatToParts(1_111_111.11);
  } catch (error) {
    throw new Error(
      `The currency ${code} or the locale ${locale} is unknown. Write codes such as --currency EUR --locale de-DE.`,
      { cause: error },
    );
  }
};

/** Currencies that are hardly used with their smaller unit. */
const WITHOUT_CENTS = /^(ARS|COP|CRC|CZK|HUF|IDR|INR|NOK|PKR|RSD|SEK|TWD|UYU)$/;

/**
 * How a locale writes amounts of a currency: `de-DE` writes `1.299,00 €`.
 * Throws an error for a code or a locale that is none.
 */
export const currencyOf = (
  { code, locale, hasZeroCents }: NonNullable<Mapping['currency']>,
  prices: readonly Cents[] = [],
): Currency => {
  const parts = partsOf(code, locale);
  const valueOf = (type: string) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const digits = valueOf('fraction').length;
  if (digits > 2)
    throw new Error(
      `The currency ${code} has ${digits} decimals; a shop has amounts with at most two.`,
    );
  const text = parts.map(({ value }) => value).join('');
  const [before = '', after = ''] = text.split(/\d.*\d/);
  const isWhole =
    WITHOUT_CENTS.test(code) && prices.every((price) => price % 100 === 0);
  return {
    code,
    before,
    after,
    separator: valueOf('group'),
    decimal: valueOf('decimal'),
    // Such as 11,11,111.
    hasPairs: /\D\d\d\D\d\d\d/.test(text),
    ...(isWhole && { hasZeroCents: false }),
    ...(hasZeroCents !== undefined && { hasZeroCents }),
  };
};

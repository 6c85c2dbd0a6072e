import { CURRENCY } from '../../data/currency';
import { labels } from '../../data/labels';
import type { Cents } from '../../data/types';
import { t } from '../../texts/t';
import { foldText, patternOf } from './words';

const { code, before, after } = CURRENCY;

/** `dollars` of `2 US dollars`; a language may have several plurals. */
const NAMES = [1, 2, 5].map((amount) =>
  amount
    .toLocaleString(labels.language, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'name',
      // With decimals, `1` would give the plural name.
      minimumFractionDigits: 0,
    })
    .replace(/.*\s/, ''),
);

const MARKS = [code, before, after, ...NAMES].map((mark) => mark.trim());

/** Signs of any currency, and words of this one. Each becomes `¤`. */
const MARK = new RegExp(
  String.raw`\p{Sc}|(?<!\p{L})(?:${patternOf(MARKS.filter(Boolean).join('|'))})(?!\p{L})`,
  'gu',
);

const group = (name: string, words: string) =>
  `(?<${name}>${patternOf(words)})`;

const WORDS_BEFORE = [
  group(
    'below',
    `<|${t('under|below|less than|less then|lower than|cheaper than')}`,
  ),
  group(
    'limit',
    t('up to|no more than|not more than|at most|maximum|max|within|budget'),
  ),
  group('above', `>|${t('over|above|more than|at least|from')}`),
  patternOf(t('between|about|around')),
];

const WORDS_AFTER = [
  group(
    'orLess',
    t('maximum|max|at most|or less|or under|or below|and under|and below'),
  ),
  group(
    'orMore',
    t('minimum|or more|or over|or above|and more|and up|and over|and above'),
  ),
];

const AGE = group('age', t('ages|aged|age'));

const UNIT = group(
  'unit',
  t(
    'years|year|yrs|months|month|cm|mm|inches|inch|kg|pieces|pairs|pair|packs|pack|%',
  ),
);

const NUMBER = String.raw`(?:¤\s*)?\d+(?:[.,]\d+)*(?:\s*¤)?`;

/** A number or a range, with the words that tell whether it is a price. */
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])`,
    String.raw`(?:${AGE}\s+)?`,
    String.raw`(?:(?:${WORDS_BEFORE.join('|')})[\s.:]*)?`,
    String.raw`${NUMBER}(?:\s*(?:-|${patternOf(t('and|to'))})\s*${NUMBER})?`,
    String.raw`(?:[\s-]*${UNIT})?`,
    String.raw`(?:\s*(?:${WORDS_AFTER.join('|')})(?!\s*[¤\d]))?`,
    String.raw`(?![\p{L}\p{N}])`,
  ].join(''),
  'gu',
);

/** Reads `1,200` and `1.200` as 1200, but `49.90` and `49,9` as fractions. */
const toCents = (number: string): Cents =>
  Math.round(
    100 *
      Number.parseFloat(
        number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'),
      ),
  );

/** The lowest and the highest price that an amount means. */
const rangeOf = (
  amount: string,
  { below, limit, above, orLess, orMore }: Partial<Record<string, string>>,
): readonly [lowest: Cents, highest: Cents] => {
  const prices = (amount.match(/\d[\d.,]*/g) ?? []).map(toCents);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  if (lowest < highest) return [lowest, highest];
  if (below) return [0, highest - 1];
  if (limit ?? orLess) return [0, highest];
  if (above ?? orMore) return [lowest, Infinity];
  return [lowest * 0.75, highest * 1.25];
};

/**
 * Separates a price, such as `under $50`, from the other words of a query.
 * `$50` means about 50, and `under 5 years` is not a price. Numbers alone, such
 * as `20-40`, are a price only with `acceptsBareNumber`.
 */
export const parsePrice = (query: string, acceptsBareNumber = false) => {
  const marked = foldText(query).replaceAll(MARK, '¤');
  for (const { 0: amount, groups = {} } of marked.matchAll(AMOUNT)) {
    // A mark, or words before or after the number, tell that it is a price.
    const isPrice = acceptsBareNumber || /^\D|¤|\D$/.test(amount);
    if (isPrice && !groups['age'] && !groups['unit'])
      return {
        rest: marked.replace(amount, ' '),
        range: rangeOf(amount, groups),
      };
  }
  return { rest: query };
};

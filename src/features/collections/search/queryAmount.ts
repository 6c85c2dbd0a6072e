import { CURRENCY } from '../../../data/currency';
import { labels } from '../../../data/labels';
import type { Cents } from '../../../data/types';
import { t } from '../../../texts/t';
import { foldText } from './nameMatch';

// The words around an amount, each with its alternatives.
const BELOW = t('under|below|less than|cheaper than');
const AT_MOST = t('up to|at most|maximum|max|within');
const ABOVE = t('over|above|more than|at least');
const ABOUT = t('about|around');
const BETWEEN = t('between|from');
const AND = t('and|to');

/** The lowest and the highest price that a query asks for. */
export interface PriceRange {
  readonly from: Cents;
  readonly to: Cents;
}

/** The signs and the words of the currency, such as `$` and `dollars`. */
const currencyMarks = () => {
  const { code, before, after } = CURRENCY;
  const marks = [code, before, after];
  for (const currencyDisplay of ['name', 'narrowSymbol'] as const) {
    const format = new Intl.NumberFormat(labels.language, {
      style: 'currency',
      currency: code,
      currencyDisplay,
    });
    // A language may have several plurals: 2 złote, 5 złotych.
    for (const amount of [1, 2, 5])
      for (const { type, value } of format.formatToParts(amount))
        // "US dollars" is also written "dollars".
        if (type === 'currency') marks.push(value, value.replace(/.*\s/, ''));
  }
  return marks
    .map((mark) => foldText(mark.trim()))
    .filter((mark) => mark !== '')
    .map((mark) => mark.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
};

/** The patterns of a query about money, each with the range of its amounts. */
const createPatterns = () => {
  const number = String.raw`(\d[\d.,]*)`;
  const mark = `(?:${currencyMarks()})`;
  const amount = String.raw`(?:${mark}\s*)?${number}(?:\s*${mark})?`;
  const inCurrency = String.raw`(?:${mark}\s*${number}|${number}\s*${mark})`;
  const words = (alternatives: string) => `(?:${foldText(alternatives)})`;
  const and = String.raw`(?:\s*-\s*|\s+${words(AND)}\s+)`;
  const after = (alternatives: string) =>
    String.raw`${words(alternatives)}\s+${amount}`;
  const ranges: readonly [string, (a: Cents, b: Cents) => PriceRange][] = [
    [
      `${after(BETWEEN)}${and}${amount}|${amount}${and}${inCurrency}|${inCurrency}${and}${amount}`,
      (from, to) => ({ from, to }),
    ],
    [after(BELOW), (limit) => ({ from: 0, to: limit - 1 })],
    [after(AT_MOST), (to) => ({ from: 0, to })],
    [after(ABOVE), (from) => ({ from, to: Infinity })],
    [
      `${after(ABOUT)}|${inCurrency}`,
      (near) => ({ from: near * 0.75, to: near * 1.25 }),
    ],
  ];
  return ranges.map(([source, rangeOf]) => ({
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`,
      'u',
    ),
    rangeOf,
  }));
};

/** Reads `1,200` and `1.200` as 1200, and `49.90` and `49,9` with a fraction. */
const toCents = (number: string): Cents =>
  Math.round(
    100 *
      Number.parseFloat(
        number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'),
      ),
  );

let patterns: ReturnType<typeof createPatterns> | undefined;

/**
 * Separates an amount of money, such as `under $50`, from the other words of a
 * query.
 */
export const readAmount = (
  query: string,
): { readonly text: string; readonly range?: PriceRange } => {
  patterns ??= createPatterns();
  const folded = foldText(query);
  for (const { pattern, rangeOf } of patterns) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const [a = 0, b = 0] = match.slice(1).filter(Boolean).map(toCents);
    return { text: folded.replace(match[0], ' '), range: rangeOf(a, b) };
  }
  return { text: query };
};

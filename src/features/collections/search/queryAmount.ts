import { CURRENCY } from '../../../data/currency';
import { labels } from '../../../data/labels';
import type { Cents } from '../../../data/types';
import { t } from '../../../texts/t';
import { foldText, patternOf } from './nameMatch';

/** The lowest and the highest price that a query asks for. */
export interface PriceRange {
  from: Cents;
  to: Cents;
}

/** The signs and the words of the currency, such as `$` and `dollars`. */
const currencyMarks = () => {
  const { code, before, after } = CURRENCY;
  const format = new Intl.NumberFormat(labels.language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  });
  // A language may have several plurals: 2 złote, 5 złotych.
  const names = [1, 2, 5]
    .flatMap((amount) => format.formatToParts(amount))
    .filter(({ type }) => type === 'currency')
    // "US dollars" are called dollars.
    .map(({ value }) => value.replace(/.*\s/, ''));
  return [code, before, after, ...names]
    .map((mark) => mark.trim())
    .filter(Boolean)
    .join('|');
};

/** An amount or two, which a word or a mark shows to be money. */
const createPattern = () => {
  const mark = `(?:${patternOf(currencyMarks())})`;
  const amount = (name: string) =>
    String.raw`(?<mark${name}>${mark})?\s*(?<${name}>\d[\d.,]*)\s*(?<end${name}>${mark})?`;
  const words = [
    `(?<below>${patternOf(t('under|below|less than|cheaper than'))})`,
    `(?<limit>${patternOf(t('up to|at most|maximum|max|within'))})`,
    `(?<above>${patternOf(t('over|above|more than|at least|from'))})`,
    `(?<near>${patternOf(t('between|about|around'))})`,
  ];
  const and = patternOf(t('and|to'));
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${words.join('|')})\s+)?${amount('from')}(?:\s*(?:-|${and})\s*${amount('to')})?(?![\p{L}\p{N}])`,
    'gu',
  );
};

/** Reads `1,200` and `1.200` as 1200, and `49.90` and `49,9` with a fraction. */
const toCents = (number = ''): Cents =>
  Math.round(
    100 *
      Number.parseFloat(
        number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'),
      ),
  );

const rangeOf = ({
  below,
  limit,
  above,
  from,
  to,
}: Partial<Record<string, string>>): PriceRange => {
  const amount = toCents(from);
  if (to) return { from: amount, to: toCents(to) };
  if (below) return { from: 0, to: amount - 1 };
  if (limit) return { from: 0, to: amount };
  if (above) return { from: amount, to: Infinity };
  return { from: amount * 0.75, to: amount * 1.25 };
};

let pattern: RegExp | undefined;

/**
 * Separates an amount of money, such as `under $50`, from the other words of a
 * query. `$50` means about 50.
 */
export const readAmount = (
  query: string,
): { text: string; range?: PriceRange } => {
  pattern ??= createPattern();
  const folded = foldText(query);
  for (const { 0: found, groups = {} } of folded.matchAll(pattern)) {
    const { from, to, ...signs } = groups;
    if (Object.values(signs).some(Boolean))
      return { text: folded.replace(found, ' '), range: rangeOf(groups) };
  }
  return { text: query };
};

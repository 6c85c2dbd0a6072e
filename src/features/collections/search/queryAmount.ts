import { CURRENCY } from '../../../data/currency';
import { labels } from '../../../data/labels';
import type { Cents } from '../../../data/types';
import { t } from '../../../texts/t';
import { foldText, patternOf } from './nameMatch';

const { code, before, after } = CURRENCY;

const currency = new Intl.NumberFormat(labels.language, {
  style: 'currency',
  currency: code,
  currencyDisplay: 'name',
});

/** `dollars` of `2.00 US dollars`; a language may have several plurals. */
const NAMES = [1, 2, 5].map((amount) =>
  currency.format(amount).replace(/.*\s/, ''),
);

const MARKS = [code, before, after, ...NAMES].map((mark) => mark.trim());

const MARK = patternOf(MARKS.filter(Boolean).join('|'));

const amountPattern = (name: string) =>
  String.raw`(?<before${name}>${MARK})?\s*(?<${name}>\d[\d.,]*)\s*(?<after${name}>${MARK})?`;

const WORDS = [
  `(?<below>${patternOf(t('under|below|less than|cheaper than'))})`,
  `(?<limit>${patternOf(t('up to|at most|maximum|max|within'))})`,
  `(?<above>${patternOf(t('over|above|more than|at least|from'))})`,
  `(?<near>${patternOf(t('between|about|around'))})`,
].join('|');

/** An amount or two, which a word or a mark shows to be money. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${WORDS})\s+)?${amountPattern('from')}(?:\s*(?:-|${patternOf(t('and|to'))})\s*${amountPattern('to')})?(?![\p{L}\p{N}])`,
  'gu',
);

/** Reads `1,200` and `1.200` as 1200, and `49.90` and `49,9` with a fraction. */
const toCents = (number = ''): Cents =>
  Math.round(
    100 *
      Number.parseFloat(
        number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'),
      ),
  );

/** The lowest and the highest price that a query asks for. */
const rangeOf = ({
  below,
  limit,
  above,
  from,
  to,
}: Partial<Record<string, string>>): { from: Cents; to: Cents } => {
  const amount = toCents(from);
  if (to) return { from: amount, to: toCents(to) };
  if (below) return { from: 0, to: amount - 1 };
  if (limit) return { from: 0, to: amount };
  if (above) return { from: amount, to: Infinity };
  return { from: amount * 0.75, to: amount * 1.25 };
};

/**
 * Separates an amount of money, such as `under $50`, from the other words of a
 * query. `$50` means about 50.
 */
export const readAmount = (query: string) => {
  const folded = foldText(query);
  for (const { 0: found, groups = {} } of folded.matchAll(AMOUNT)) {
    const { from, to, ...signs } = groups;
    if (Object.values(signs).some(Boolean))
      return { text: folded.replace(found, ' '), range: rangeOf(groups) };
  }
  return { text: query };
};

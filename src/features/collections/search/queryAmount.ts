import { CURRENCY } from '../../../data/currency';
import { labels } from '../../../data/labels';
import type { Cents } from '../../../data/types';
import { t } from '../../../texts/t';
import { foldText, patternOf } from './words';

const { code, before, after } = CURRENCY;

const currency = new Intl.NumberFormat(labels.language, {
  style: 'currency',
  currency: code,
  currencyDisplay: 'name',
  // With decimals, `1` would give the plural name.
  minimumFractionDigits: 0,
});

/** `dollars` of `2 US dollars`; a language may have several plurals. */
const NAMES = [1, 2, 5].map((amount) =>
  currency.format(amount).replace(/.*\s/, ''),
);

const MARKS = [code, before, after, ...NAMES].map((mark) => mark.trim());

/** Signs of any currency, and words of this one. Each becomes `¤`. */
const MARK = new RegExp(
  String.raw`\p{Sc}|(?<!\p{L})(?:${patternOf(MARKS.filter(Boolean).join('|'))})(?!\p{L})`,
  'gu',
);

const WORD = [
  `(?<below><|${patternOf(t('under|below|less than|less then|lower than|cheaper than'))})`,
  `(?<limit>${patternOf(t('up to|no more than|not more than|at most|maximum|max|within|budget'))})`,
  `(?<above>>|${patternOf(t('over|above|more than|at least|from'))})`,
  patternOf(t('between|about|around')),
].join('|');

const LIMIT_AFTER = patternOf(
  t('maximum|max|at most|or less|or under|or below|and under|and below'),
);

const ABOVE_AFTER = patternOf(
  t('minimum|or more|or over|or above|and more|and up|and over|and above'),
);

const AGE = patternOf(t('ages|aged|age'));

const UNIT = patternOf(
  t(
    'years|year|yrs|months|month|cm|mm|inches|inch|kg|pieces|pairs|pair|packs|pack|%',
  ),
);

const numberPattern = (name: string) =>
  String.raw`¤?\s*(?<${name}>\d[\d.,]*)\s*¤?`;

/** One number or a range, with the words that tell whether it is a price. */
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])`,
    String.raw`(?:(?<age>${AGE})\s+)?`,
    String.raw`(?:(?<word>${WORD})[\s.:]*)?`,
    numberPattern('from'),
    String.raw`(?:\s*(?:-|${patternOf(t('and|to'))})\s*${numberPattern('to')})?`,
    String.raw`(?:[\s-]*(?<unit>${UNIT}))?`,
    String.raw`(?:\s*(?:(?<limitAfter>${LIMIT_AFTER})|(?<aboveAfter>${ABOVE_AFTER}))(?!\s*[¤\d]))?`,
    String.raw`(?![\p{L}\p{N}])`,
  ].join(''),
  'gu',
);

/** Reads `1,200` and `1.200` as 1200, but `49.90` and `49,9` as fractions. */
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
  limitAfter,
  above,
  aboveAfter,
  from,
  to,
}: Partial<Record<string, string>>): { from: Cents; to: Cents } => {
  const amount = toCents(from);
  if (to) {
    const other = toCents(to);
    return { from: Math.min(amount, other), to: Math.max(amount, other) };
  }
  if (below) return { from: 0, to: amount - 1 };
  if (limit || limitAfter) return { from: 0, to: amount };
  if (above || aboveAfter) return { from: amount, to: Infinity };
  return { from: amount * 0.75, to: amount * 1.25 };
};

/**
 * Separates an amount of money, such as `under $50`, from the other words of a
 * query. `$50` means about 50, and `under 5 years` is not a price. `20-40` is
 * a price only with `canLackUnit`.
 */
export const readAmount = (query: string, canLackUnit = false) => {
  const marked = foldText(query).replaceAll(MARK, '¤');
  for (const { 0: found, groups = {} } of marked.matchAll(AMOUNT)) {
    const { word, limitAfter, aboveAfter, age, unit } = groups;
    const isLimited =
      canLackUnit || (word ?? limitAfter ?? aboveAfter) !== undefined;
    if (found.includes('¤') || (isLimited && !age && !unit))
      return { rest: marked.replace(found, ' '), range: rangeOf(groups) };
  }
  return { rest: query };
};

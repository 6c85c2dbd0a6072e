import type { Category, Measure, Size, SizeGuide } from '../../data/types';
import { SIZES } from '../catalogue/product';

export const MEASURES = [
  'chest',
  'waist',
  'length',
  'sleeve',
  'inseam',
] as const satisfies readonly Measure[];

const BASE_SIZE: Size = 'M';

type LengthUnit = 'cm' | 'in';

const SEPARATOR = '|';
const PAIR = '*';

export const piecesOf = ({ pieces }: Pick<SizeGuide, 'pieces'>) =>
  pieces.split(SEPARATOR).map((piece) => ({
    path: piece.replace(PAIR, ''),
    isPaired: piece.endsWith(PAIR),
  }));

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

/** The measures of a guide in the order of `MEASURES`, lettered from A. */
export const columnsOf = ({ lines }: SizeGuide) => {
  const measured = MEASURES.flatMap((measure) => {
    const line = lines[measure];
    return line ? [{ measure, line }] : [];
  });
  return measured.map((column, i) => ({ ...column, letter: LETTERS[i] ?? '' }));
};

const ADULT_STEP: Readonly<Record<Measure, number>> = {
  chest: 50,
  waist: 50,
  length: 15,
  sleeve: 10,
  inseam: 5,
};

const KIDS_STEP = { chest: 40, waist: 30 };
const KIDS_SHARE = 0.1;

type AroundMeasure = keyof typeof KIDS_STEP;

export const isAround = (measure: Measure): measure is AroundMeasure =>
  measure in KIDS_STEP;

// An adult of the next size is wider, but hardly taller. A child is also
// taller: lengths grow by a share of themselves, so that a short sleeve grows
// less than a long one.
const stepOf = (category: Category, measure: Measure, mm: number): number => {
  if (category !== 'Kids') return ADULT_STEP[measure];
  if (isAround(measure)) return KIDS_STEP[measure];
  return mm * KIDS_SHARE;
};

export const gradeMeasure = (
  category: Category,
  measure: Measure,
  mm: number,
  size: Size,
): number => {
  const steps = SIZES.indexOf(size) - SIZES.indexOf(BASE_SIZE);
  return mm + steps * stepOf(category, measure, mm);
};

const MM: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 25.4 };

/**
 * The steps to which measures around the body and straight measures are
 * rounded.
 */
const ROUNDED: Readonly<
  Record<LengthUnit, readonly [around: number, straight: number]>
> = {
  cm: [1, 0.5],
  in: [0.5, 0.25],
};

const FRACTIONS: Readonly<Record<string, string>> = {
  '0.25': '¼',
  '0.5': '½',
  '0.75': '¾',
};

/**
 * A measure in millimeters as a rounded figure with its unit, such as `71.5 cm`
 * or `28¼ in`.
 */
export const formatMeasure = (
  measure: Measure,
  mm: number,
  unit: LengthUnit,
): string => {
  const [around, straight] = ROUNDED[unit];
  const step = isAround(measure) ? around : straight;
  const exact = mm / MM[unit];
  const figure = Math.round(exact / step) * step;
  if (unit === 'cm') return `${figure} cm`;
  const whole = Math.floor(figure);
  const fraction = FRACTIONS[figure - whole] ?? '';
  return `${whole}${fraction} in`;
};

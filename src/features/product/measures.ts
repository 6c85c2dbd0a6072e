import type { Measure, Size, SizeGuide } from '../../data/types';
import { SIZES } from '../catalogue/product';

const MEASURES = [
  'chest',
  'waist',
  'length',
  'sleeve',
  'inseam',
] as const satisfies readonly Measure[];

/** Measures around the body are rounded more than straight ones. */
const CIRCUMFERENCES: readonly Measure[] = ['chest', 'waist'];

export const isAround = (measure: Measure): boolean =>
  CIRCUMFERENCES.includes(measure);

type LengthUnit = 'cm' | 'in';

const SEPARATOR = '|';
const PAIR = '*';

/** The pieces of a drawing as SVG paths, from back to front. */
export const outlinesOf = ({ pieces }: Pick<SizeGuide, 'pieces'>) =>
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

/** A measure in millimeters of one size. */
export const millimetersOf = (
  [mm, step]: readonly [mm: number, step: number, ...line: number[]],
  size: Size,
): number => mm + SIZES.indexOf(size) * step;

const MM_PER_UNIT: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 25.4 };

/**
 * The steps to which measures around the body and straight measures are
 * rounded.
 */
const ROUNDING_STEPS: Readonly<
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
  const [around, straight] = ROUNDING_STEPS[unit];
  const step = isAround(measure) ? around : straight;
  const exact = mm / MM_PER_UNIT[unit];
  const figure = Math.round(exact / step) * step;
  if (unit === 'cm') return `${figure} cm`;
  const whole = Math.floor(figure);
  const fraction = FRACTIONS[figure - whole] ?? '';
  return `${whole}${fraction} in`;
};

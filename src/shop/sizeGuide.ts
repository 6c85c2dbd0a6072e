export const MEASURES = [
  'chest',
  'waist',
  'length',
  'sleeve',
  'inseam',
] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * A measure of the base size in millimeters, and the line along which it is
 * taken, in units of the drawing.
 */
type MeasureLine = readonly [
  mm: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
];

export interface SizeGuide {
  /**
   * The view box of the drawing: left, top, width and height. A unit is a CSS
   * pixel.
   */
  readonly box: readonly [
    left: number,
    top: number,
    width: number,
    height: number,
  ];
  /**
   * The path data of the pieces in half units, separated by `|`, from back to
   * front: each piece hides those behind it. `*` follows a piece that has a
   * mirror image.
   */
  readonly pieces: string;
  readonly lines: Partial<Readonly<Record<Measure, MeasureLine>>>;
}

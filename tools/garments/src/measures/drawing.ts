import { CENTRE, type Point } from '../paths/path';
import type { Garment } from '../renderer/garment';
import { outlineOf, type Polyline } from './geometry';
import { PAIR, SEPARATOR } from '../shop';
import { foldedSide, isOfSleeve, isTop, type Side } from './pieces';

/** Units of the design space per unit of a line drawing, which is a CSS pixel. */
export const UNITS_PER_PIXEL = 4;
/** Outlines are rounded to a part of a pixel. */
const PARTS = 2;
/** The largest distance between an outline and its simplification, in units. */
const TOLERANCE = 5;

const DRAWN =
  /^(inside|collar inside|lining|facing [01]|body|front \d|(top|under) (front|lapel)|sleeve \d|cuff \d|frill \d|band \d|hem|hem band|collar|collar \d|leaf \d|lapel \d|stand \d|hood \d|hood crown|panel \d|turn-up \d|waistband|bib|pocket|pocket \d|bib pocket|(front |back )?strap \d|skirt|waist|belt|storm flap|flap \d|chest flap|pleat \d+|placket)$/;

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** Drops points that are within the tolerance of the line without them (Ramer, Douglas and Peucker). */
const simplify = (line: Polyline): Polyline => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distanceToLine(point, first, last));
  const most = Math.max(...distances);
  if (most <= TOLERANCE) return [first, last];
  const farthest = distances.indexOf(most);
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
};

const toParts = ([x, y]: Point): Point => [
  Math.round((x * PARTS) / UNITS_PER_PIXEL),
  Math.round((y * PARTS) / UNITS_PER_PIXEL),
];

/** Numbers with the separators that SVG requires. */
const formatNumbers = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** A closed path with one absolute point and relative lines. */
const pathOf = (line: Polyline): string => {
  const [start = [0, 0], ...points] = simplify(line).map(toParts);
  const steps = points.slice(0, -1).map(([x, y], i): Point => {
    const [fromX, fromY] = points[i - 1] ?? start;
    return [x - fromX, y - fromY];
  });
  return `M${formatNumbers(start)}l${formatNumbers(steps.filter(([x, y]) => x !== 0 || y !== 0).flat())}z`;
};

/** An outline of the drawing. */
export interface Piece {
  readonly outline: readonly Polyline[];
  /** Whether the drawing shows its mirror image too. */
  readonly isPaired: boolean;
}

const isMirrorImage = (a: readonly Polyline[], b: readonly Polyline[]): boolean => {
  const [points, others] = [a.flat(), b.flat()];
  return (
    points.length === others.length &&
    points.every(([x, y], i) => {
      const [otherX = 0, otherY = 0] = others[i] ?? [];
      return Math.abs(2 * CENTRE - x - otherX) < 1 && Math.abs(y - otherY) < 1;
    })
  );
};

/**
 * The pieces of a garment, back to front. Sleeves differ in their pose, so the drawing shows the measured one twice.
 * Legs keep their pose, because the mirror image of a leg may cross the middle.
 */
export const drawnPieces = (garment: Garment): readonly Piece[] => {
  const [side, other]: readonly [Side, Side] = foldedSide(garment) === 0 ? [1, 0] : [0, 1];
  const isSleeve = (id: string, of: Side): boolean => isTop(garment) && isOfSleeve(id, of);
  const pieces: Piece[] = [];
  let previous: readonly Polyline[] = [];
  for (const layer of garment.layers) {
    if (!DRAWN.test(layer.id) || layer.clip !== undefined || isSleeve(layer.id, other)) continue;
    const outline = outlineOf(layer);
    if (isMirrorImage(outline, previous)) pieces.pop();
    pieces.push({ outline, isPaired: isSleeve(layer.id, side) || isMirrorImage(outline, previous) });
    previous = outline;
  }
  return pieces;
};

/** Pieces as path data. */
export const dataOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ outline, isPaired }) => outline.map(pathOf).join('') + (isPaired ? PAIR : ''))
    .join(SEPARATOR);

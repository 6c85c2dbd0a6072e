import { type Path, type Point, CENTRE, mirror, reverse, symmetric } from '../paths/path';
import { between, curves, onward, text } from './geometry';

// Outlines of shirts, blouses and dresses from points. All lines are of the half on the right of the image.

/** A sleeve by its two edges. */
export interface Sleeve {
  /** From below the tip of the shoulder down to the wrist. */
  readonly outer: readonly Point[];
  /** From the wrist up to below the armpit. */
  readonly inner: readonly Point[];
}

/** The body of an upper garment. */
export interface Block {
  /** Where shoulder seam and neckline meet. */
  readonly neck: Point;
  readonly tip: Point;
  /** Between the tip of the shoulder and the armpit. */
  readonly armhole: readonly Point[];
  readonly armpit: Point;
  /** From below the armpit to the corner of the hem. */
  readonly side: readonly Point[];
  /** From the corner to the centre. */
  readonly hem: readonly Point[];
}

/** The point at an index, clamped to the ends. */
export const pick = (points: readonly Point[], i: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, i))] ?? [CENTRE, 0];

/** The last of some points. */
export const last = (points: readonly Point[]): Point => pick(points, points.length - 1);

/** A smooth line through points; ends are left straight. */
export const curve = (points: readonly Point[]): Path => {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  return rest.length === 0 ? `M${text(first)}` : `M${text(first)} ${curves(points)}`;
};

/** Joins lines with corners. */
export const joined = (...lines: readonly Path[]): Path =>
  lines.map((line, i) => (i === 0 ? line : onward(line))).join(' ');

/** A point along a line of points, by fraction of their number. */
export const along = (points: readonly Point[], t: number): Point => {
  const position = t * (points.length - 1);
  const i = Math.floor(position);
  return between(pick(points, i), pick(points, i + 1), position - i);
};

/** Points of the armhole, from the tip of the shoulder to the armpit. */
export const armholePoints = ({ tip, armhole, armpit }: Block): readonly Point[] => [tip, ...armhole, armpit];

/** From the neck to the tip of the shoulder. */
export const shoulderLine = ({ neck, tip }: Block): Path =>
  curve([neck, between(neck, [tip[0], tip[1] - 5], 0.5), tip]);

/** From the armpit to the corner of the hem. */
const sideLine = ({ armpit, side }: Block): Path => curve([armpit, ...side]);

/** Points of the hem, from its corner to the centre. */
export const hemPoints = ({ side, hem }: Block): readonly Point[] => [last(side), ...hem];

/** The outline of a body; its neckline runs from the centre to the shoulder. */
export const bodyOutline = (block: Block, neckline: Path): Path =>
  symmetric(
    joined(
      neckline,
      shoulderLine(block),
      curve(armholePoints(block)),
      sideLine(block),
      curve(hemPoints(block)),
    ),
  );

/** The outer and the inner edge of a sleeve, both from the shoulder down. */
export const sleeveEdges = (block: Block, sleeve: Sleeve): readonly [readonly Point[], readonly Point[]] => [
  [block.tip, ...sleeve.outer],
  [block.armpit, ...[...sleeve.inner].reverse()],
];

/** The end of a sleeve, curved outward by some units. */
const wristLine = (from: Point, to: Point, bow: number): Path => {
  const [x, y] = between(from, to, 0.5);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const aside = bow / (length > 0 ? length : 1);
  return curve([from, [x + (to[1] - from[1]) * aside, y - (to[0] - from[0]) * aside], to]);
};

/** The open end of a sleeve. */
const wristOf = ({ outer, inner }: Sleeve, bow = 6): Path => wristLine(last(outer), pick(inner, 0), bow);

/** A whole sleeve, its end curved outward by some units. */
export const sleeveOutline = (block: Block, sleeve: Sleeve, bow = 6): Path => {
  const upward = [...armholePoints(block)].reverse();
  return `${joined(
    curve([block.tip, ...sleeve.outer]),
    wristOf(sleeve, bow),
    curve([...sleeve.inner, block.armpit]),
    curve(upward),
  )} Z`;
};

/** Sleeve coordinates: its middle and half its width, `t` from 0 at the shoulder to 1 at the wrist. */
export const spineOf =
  (block: Block, sleeve: Sleeve) =>
  (t: number): { readonly at: Point; readonly half: number } => {
    const [outer, inner] = sleeveEdges(block, sleeve);
    const [from, to] = [along(inner, t), along(outer, t)];
    return { at: between(from, to, 0.5), half: Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 };
  };

/** A sleeve extended beyond its wrist, so that the volume does not close there. */
const endless = (block: Block, sleeve: Sleeve): Path => {
  const [wrist, before] = [spineOf(block, sleeve)(1).at, spineOf(block, sleeve)(0.7).at];
  const length = Math.hypot(wrist[0] - before[0], wrist[1] - before[1]);
  const beyond = ([x, y]: Point): Point => [
    x + ((wrist[0] - before[0]) / length) * 150,
    y + ((wrist[1] - before[1]) / length) * 150,
  ];
  return sleeveOutline(block, {
    outer: [...sleeve.outer, beyond(last(sleeve.outer))],
    inner: [beyond(pick(sleeve.inner, 0)), ...sleeve.inner],
  });
};

/** The silhouette for the shell: neck filled, hem and wrists extended. Sleeves are right and left. */
export const shellOutline = (block: Block, sleeves: readonly Sleeve[]): Path => {
  const [cornerX] = last(block.side);
  const trunk = joined(
    `M500 ${block.neck[1] - 34} L${text(block.neck)}`,
    shoulderLine(block),
    curve(armholePoints(block)),
    sideLine(block),
    `M${cornerX + 12} 1440 L500 1440`,
  );
  const arms = sleeves.map((sleeve, i) => {
    const arm = endless(block, sleeve);
    // A mirrored path has the opposite orientation and would cut a hole where it overlaps.
    return i === 0 ? arm : `${reverse(mirror(arm))} Z`;
  });
  return [symmetric(trunk), ...arms].join(' ');
};

import { smooth } from '../fields/noise';
import { CENTRE, type Path, type Point, type Warp, symmetric, symmetricLine } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { label } from '../renderer/parts';
import { type TopMeasures } from './topBlock';
import { NECK_Y } from './shoulder';
import { type Construction, row } from './topParts';

// The necks of tees: their visible inside, and their bands.

/** The inside of the back, visible through a neck of some depth. */
export const inside = ({ m, cloth }: Construction, drop: number): Layer => {
  const { neck } = m;
  return {
    id: 'inside',
    color: cloth.color,
    fabric: cloth.fabric,
    outline: symmetric(
      `M${CENTRE} ${NECK_Y + 18} C${CENTRE + neck * 0.4} ${NECK_Y + 18} ${CENTRE + neck * 0.7} ${NECK_Y + 8} ` +
        `${CENTRE + neck * 0.86} ${NECK_Y - 2} L${CENTRE + neck} ${NECK_Y} ` +
        `C${CENTRE + neck * 0.9} ${NECK_Y + (drop - NECK_Y) * 0.66} ${CENTRE + neck * 0.5} ${drop} ${CENTRE} ${drop}`,
    ),
    shade: 0.62,
    tone: (_x, y) => 1.12 - 0.5 * smooth(NECK_Y + 10, NECK_Y + 85, y),
    shellWeight: 0.2,
    folds: 0,
    bevel: 0,
    shadow: null,
  };
};

/** Offset of the upper edge of a neckband at the shoulder, inwards and up. */
const tipOf = ({ neck }: TopMeasures, width: number): Point => [
  CENTRE + neck - width * 0.72,
  NECK_Y - 2 - width * 0.26,
];

/** The curve of the band over the shoulder, from its inner edge to its seam. */
const overShoulder = (m: TopMeasures, width: number, to: Point): Path => {
  const [x, y] = tipOf(m, width);
  return (
    `C${x + width * 0.2} ${y - width * 0.12} ${to[0] - width * 0.3} ${to[1] - width * 0.36} ` +
    `${to[0]} ${to[1]}`
  );
};

/** Depth of a back neckline under its band. */
const depthBehind = (width: number): number => Math.min(24, 8 + width * 0.7);

/** Half of a band along the back of the neck. */
const bandBehind = (m: TopMeasures, width: number, depth = depthBehind(width)): Path => {
  const [x, y] = tipOf(m, width);
  const [top, low] = [NECK_Y + depth - width, NECK_Y + depth + 6];
  return (
    `M${CENTRE} ${top} C${CENTRE + m.neck * 0.4} ${top} ${CENTRE + m.neck * 0.62} ${(top + y) / 2} ${x} ${y} ` +
    `${overShoulder(m, width, [CENTRE + m.neck + 2, NECK_Y + 1])} C${CENTRE + m.neck * 0.82} ${low - 10} ` +
    `${CENTRE + m.neck * 0.44} ${low} ${CENTRE} ${low}`
  );
};

const ribsBehind: Warp = (x, y) => [Math.atan2(x - CENTRE, 420 - y) * 200, y];

/** The inside of the neckband behind the neck, and the tape over its seam. */
export const backBand = ({ m, ribbing }: Construction, width: number): Layer => ({
  id: 'back band',
  ...ribbing,
  outline: symmetric(bandBehind(m, width)),
  cloth: ribsBehind,
  shade: 0.84,
  tone: (x) => 1 - (0.18 * Math.abs(x - CENTRE)) / m.neck,
  shellWeight: 0.15,
  folds: 0,
  bevel: 2.4,
  lift: 1.8,
  shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.25 },
});

/** The label below the neckband. */
export const neckLabel = (): Layer => label(CENTRE, NECK_Y + 39, 42, 18);

/** Half of the edge of a neckline, `by` units inside of the seam. */
const innerNeckline = (m: TopMeasures, drop: number, by: number): Path => {
  const [inner, [x, y]] = [drop - by, tipOf(m, by)];
  return (
    `M${CENTRE} ${inner} C${CENTRE + m.neck * 0.45} ${inner} ${x - 5} ` +
    `${NECK_Y + (inner - NECK_Y) * 0.6} ${x} ${y}`
  );
};

/** The neckband of a front, `width` units wide, and the row of thread below it. */
export const crewCollar = ({ m, ribbing }: Construction, width: number): Layer => {
  const { neck, drop } = m;
  const [x, low] = [CENTRE + neck, drop + 7];
  const edge = (by: number): Path =>
    `M${CENTRE} ${low + by} C${CENTRE + neck * 0.5} ${low + by} ${x - neck * 0.09 + by} ` +
    `${NECK_Y + (low - NECK_Y) * 0.66 + by * 0.6} ${x + 3 + by} ${NECK_Y + 1}`;
  return {
    id: 'collar',
    ...ribbing,
    outline: symmetric(
      `${innerNeckline(m, low, width)} ${overShoulder(m, width, [x + 3, NECK_Y + 1])} ` +
        `C${x - neck * 0.09} ${NECK_Y + (low - NECK_Y) * 0.66} ${CENTRE + neck * 0.5} ${low} ${CENTRE} ${low}`,
    ),
    // The ribs point to the middle of the neck.
    cloth: (px, y) => [
      Math.atan2(px - CENTRE, y - NECK_Y + 12) * 112,
      Math.hypot(px - CENTRE, y - NECK_Y + 12),
    ],
    shadow: { dx: 1.5, dy: 3.5, blur: 4, opacity: 0.2, tight: 0.16 },
    bevel: 3,
    lift: 2.2,
    folds: 0.4,
    seams: [{ path: symmetricLine(edge(-1)), width: 1.4, depth: 0.5 }],
    stitches: [row(symmetricLine(edge(5)), 1, '3 1.8')],
  };
};

/** The neckband of a back, `width` units wide. */
export const backCollar = ({ m, ribbing }: Construction, width: number): Layer => ({
  id: 'collar',
  ...ribbing,
  outline: symmetric(bandBehind(m, width)),
  cloth: ribsBehind,
  shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.22, tight: 0.18 },
  bevel: 3,
  lift: 2.2,
  folds: 0.3,
});

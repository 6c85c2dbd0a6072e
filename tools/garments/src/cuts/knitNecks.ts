import { smooth } from '../fields/noise';
import { CENTRE, type Path, type Warp, symmetric, symmetricLine } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { label } from '../renderer/parts';
import { type KnitMeasures, neckline } from './knitLines';
import { NECK_Y } from './shoulder';
import type { Construction } from './knitParts';

// Neckbands, and the inside of the neck.

const BACK_DROP = 34; // depth of the back neckline, in units

/** The inside of the back, visible through a neck of some depth. */
export const inside = ({ m, cloth }: Construction, drop: number, depth = 62): Layer => ({
  id: 'inside',
  color: cloth.color,
  fabric: cloth.fabric,
  outline: symmetric(
    `M${CENTRE} ${NECK_Y + 18} C${CENTRE + m.neck * 0.4} ${NECK_Y + 18} ${CENTRE + m.neck * 0.7} ${NECK_Y + 8} ` +
      `${CENTRE + m.neck * 0.86} ${NECK_Y - 1} L${CENTRE + m.neck + 1} ${NECK_Y + 1} ` +
      `C${CENTRE + m.neck * 0.9} ${NECK_Y + (drop - NECK_Y) * 0.6} ${CENTRE + m.neck * 0.5} ${drop} ${CENTRE} ${drop}`,
  ),
  shade: 0.56,
  tone: (_x, y) => 1.12 - 0.5 * smooth(NECK_Y + 14, NECK_Y + 14 + depth, y),
  shellWeight: 0.2,
  folds: 0,
  bevel: 0,
  shadow: null,
});

/** Ribs that point to the middle of the neck. */
const polar =
  (middleY: number, spread: number): Warp =>
  (x, y) => [Math.atan2(x - CENTRE, y - middleY) * spread, Math.hypot(x - CENTRE, y - middleY)];

const polarBack: Warp = (x, y) => [Math.atan2(x - CENTRE, 430 - y) * 200, y];

const bandEdges = ({ neck }: KnitMeasures, width: number): readonly [Path, Path] => [
  `M${CENTRE} ${NECK_Y + BACK_DROP - width} C${CENTRE + neck * 0.36} ${NECK_Y + BACK_DROP - width} ` +
    `${CENTRE + neck * 0.62} ${NECK_Y + BACK_DROP - width - 8} ${CENTRE + neck * 0.82} ${NECK_Y - 3} ` +
    `C${CENTRE + neck * 0.84} ${NECK_Y - 8} ${CENTRE + neck * 0.93} ${NECK_Y - 7} ${CENTRE + neck} ${NECK_Y + 2}`,
  `C${CENTRE + neck * 0.8} ${NECK_Y + BACK_DROP - 4} ` +
    `${CENTRE + neck * 0.42} ${NECK_Y + BACK_DROP + 8} ${CENTRE} ${NECK_Y + BACK_DROP + 8}`,
];

/** The inside of the neckband behind the neck. */
export const backBand = ({ m, ribbing }: Construction): Layer => ({
  id: 'back band',
  ...ribbing,
  outline: symmetric(bandEdges(m, m.collar).join(' ')),
  cloth: polarBack,
  shade: 0.8,
  tone: (x) => 1 - (0.16 * Math.abs(x - CENTRE)) / m.neck,
  shellWeight: 0.15,
  folds: 0,
  bevel: 3,
  lift: 2.4,
  shadow: { dx: 0, dy: 5, blur: 6, opacity: 0.3 },
});

/** The label below the neckband. */
export const neckLabel = (): Layer => label(CENTRE, NECK_Y + BACK_DROP + 17, 46, 22);

/** The visible inside of a neck with a neckband. */
export const throughNeck = (constructionOf: Construction): readonly Layer[] => [
  inside(constructionOf, constructionOf.m.drop - constructionOf.m.collar + 6),
  backBand(constructionOf),
  neckLabel(),
];

/** The neckband of the front. */
export const crewCollar = ({ m, ribbing }: Construction, lift = 4): Layer => {
  const { neck, drop, collar } = m;
  const inner = drop - collar;
  return {
    id: 'collar',
    ...ribbing,
    outline: symmetric(
      `M${CENTRE} ${inner} C${CENTRE + neck * 0.43} ${inner} ${CENTRE + neck * 0.77} ${NECK_Y + (inner - NECK_Y) * 0.58} ` +
        `${CENTRE + neck * 0.82} ${NECK_Y - 2} C${CENTRE + neck * 0.835} ${NECK_Y - 8} ${CENTRE + neck * 0.94} ${NECK_Y - 7} ` +
        `${CENTRE + neck + 2} ${NECK_Y} C${CENTRE + neck * 0.9} ${NECK_Y + (drop - NECK_Y) * 0.62} ` +
        `${CENTRE + neck * 0.5} ${drop} ${CENTRE} ${drop}`,
    ),
    cloth: polar(NECK_Y - 14, neck),
    shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.24, tight: 0.18 },
    bevel: 4.4,
    lift,
    folds: 0.3,
    seams: [{ path: symmetricLine(neckline(m, drop - 1)), width: 1.6, depth: 0.7, pucker: 0.5 }],
  };
};

/** The neckline of a back. */
export const backNeckline = ({ neck }: KnitMeasures): Path =>
  `M${CENTRE} ${NECK_Y + BACK_DROP - 4} C${CENTRE + neck * 0.44} ${NECK_Y + BACK_DROP - 4} ` +
  `${CENTRE + neck * 0.84} ${NECK_Y + 16} ${CENTRE + neck} ${NECK_Y}`;

/** The neckband of a back. */
export const backCollar = ({ m, ribbing }: Construction, lift = 4): Layer => ({
  id: 'collar',
  ...ribbing,
  outline: symmetric(bandEdges(m, Math.max(22, m.collar - 2)).join(' ')),
  cloth: polarBack,
  shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.22, tight: 0.18 },
  bevel: 4,
  lift,
  folds: 0.3,
});

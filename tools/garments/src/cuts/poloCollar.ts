import { CENTRE, type Point, type Warp, mapPoints, side, symmetric, symmetricLine } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { label, pair } from '../renderer/parts';
import { centred } from './sleeveLine';
import { type TopMeasures } from './topBlock';
import { NECK_Y } from './shoulder';
import type { Construction } from './topParts';

// Designed for a neck 88 units wide to each side; `fitTo` scales it to another.
const DRAWN_NECK = 88;
export const NECK_FRONT = 'M500 330 L516 300 C548 280 580 244 588 206';
const INSIDE = 'M500 188 C540 188 566 182 582 172 L590 206 C578 250 540 286 516 304 L500 344';
const COLLAR_INSIDE = 'M500 174 C540 174 566 172 585 172 L592 200 C578 222 545 240 500 240';
const LEAF =
  'M574 174 C577 208 548 252 511 284 L510 292 C521 313 536 331 550 343 C578 316 610 272 631 226 ' +
  'C625 206 609 183 593 175 C586 172 580 172 574 174 Z';
const LEAF_EDGE = 'M512 295 C523 315 537 330 550 339 C576 313 606 272 627 228';
const COLLAR_BEHIND = 'M500 175 C540 175 564 173 582 173 C602 177 623 204 632 226 C596 240 550 245 500 245';
const COLLAR_BEHIND_EDGE = 'M500 241 C548 241 594 236 628 223';
const LEAF_FROM: Point = [631, 226];
const LEAF_TO: Point = [550, 343];

/** The warp from the designed neck to that of a polo. */
export const fitTo = ({ neck }: TopMeasures): Warp => {
  const k = neck / DRAWN_NECK;
  return (x, y) => [CENTRE + (x - CENTRE) * k, NECK_Y + (y - NECK_Y) * (0.4 + 0.6 * k)];
};

/** Ribs perpendicular to the outer edge of a leaf. */
const leafCloth =
  (i: 0 | 1): Warp =>
  (x, y) => {
    const [dx, dy] = [LEAF_TO[0] - LEAF_FROM[0], LEAF_TO[1] - LEAF_FROM[1]];
    const length = Math.hypot(dx, dy);
    const [px, py] = [(i === 0 ? x : 2 * CENTRE - x) - LEAF_FROM[0], y - LEAF_FROM[1]];
    return [(px * dx + py * dy) / length, (px * dy - py * dx) / length];
  };

/** The visible inside of the neck. */
export const neckInside = ({ cloth, m, ribbing }: Construction): readonly Layer[] => {
  const fit = fitTo(m);
  return [
    {
      id: 'inside',
      color: cloth.color,
      fabric: cloth.fabric,
      outline: mapPoints(symmetric(INSIDE), fit),
      shade: 0.55,
      tone: (_x, y) => 1.1 - 0.4 * Math.min(1, Math.max(0, (y - 220) / 90)),
      shellWeight: 0.2,
      folds: 0,
      bevel: 0,
      shadow: null,
    },
    {
      id: 'collar inside',
      ...ribbing,
      outline: mapPoints(symmetric(COLLAR_INSIDE), fit),
      shade: 0.76,
      tone: (x) => 1 - (0.2 * Math.abs(x - CENTRE)) / m.neck,
      shellWeight: 0.15,
      folds: 0,
      bevel: 3,
      lift: 2,
      shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.3 },
    },
    label(CENTRE, NECK_Y + 45, 40, 18),
  ];
};

/** The two leaves of the collar. */
export const leaves = ({ m, ribbing }: Construction): readonly Layer[] => {
  const fit = fitTo(m);
  return pair((i) => ({
    id: `collar ${i}`,
    ...ribbing,
    outline: side(i, mapPoints(LEAF, fit)),
    cloth: leafCloth(i),
    shellWeight: 0.7,
    folds: 0.35,
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.3, tight: 0.22 },
    bevel: 3.4,
    lift: 3,
    stitches: [{ path: side(i, mapPoints(LEAF_EDGE, fit)), width: 1.6, height: 0.5, opacity: 0.15 }],
  }));
};

/** The collar from behind. */
export const collarBehind = ({ m, ribbing }: Construction): Layer => {
  const fit = fitTo(m);
  return {
    id: 'collar',
    ...ribbing,
    outline: mapPoints(symmetric(COLLAR_BEHIND), fit),
    cloth: centred,
    shellWeight: 0.25,
    folds: 0.3,
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.3, tight: 0.22 },
    bevel: 3.4,
    lift: 3,
    stitches: [
      { path: mapPoints(symmetricLine(COLLAR_BEHIND_EDGE), fit), width: 1.6, height: 0.5, opacity: 0.15 },
    ],
  };
};

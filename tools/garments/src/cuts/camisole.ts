import { metal as metalFabric } from '../fabrics';
import { smooth } from '../fields/noise';
import type { Crease } from '../folds/creases';
import { drape, mirrorFolds, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { type Path, type Point, both, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer, Shell } from '../renderer/garment';
import { pair, through } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf } from './cloth';
import { aside, closed, curves } from './geometry';
import { washedSatin } from './topCloths';

interface CamisoleOptions extends Cloth {
  /** Rings and sliders of the straps. */
  readonly metal: string;
  readonly seed: number;
}

// The half on the right of the image.
const NECK = 'M500 408 C528 392 572 352 590 310';
const NECK_BACK = 'M500 424 C540 424 572 412 588 396';
const APEX = 'C594 304 601 304 604 310';
const UNDERARM = 'C612 352 632 408 668 446';
const SIDE = 'C664 500 654 552 655 606 C657 680 674 770 694 868';
// Bias folds ripple the hem, differently on each side.
const HEM_RIGHT = 'C676 878 662 873 644 881 C622 891 604 882 580 889 C552 897 530 888 500 893';
const HEM_LEFT = 'C680 880 656 876 634 884 C612 892 590 885 566 892 C546 897 524 890 500 893';

const half = (neck: Path, hem: Path): Path => `${neck} ${SIDE} ${hem}`;
const FRONT_TOP = `${NECK} ${APEX} ${UNDERARM}`;
const BACK_TOP = `${NECK_BACK} C596 390 602 392 606 398 C620 418 640 434 668 446`;

const outlineOf = (top: Path): Path => closed(half(top, HEM_RIGHT), half(top, HEM_LEFT));

const SHELL: Shell = {
  outline: symmetric(
    'M500 250 L600 250 C612 330 632 400 668 446 C664 500 654 552 655 606 C657 680 674 770 704 1300 L500 1300',
  ),
  depth: 0.4,
};

/** A narrow band along a line. */
const ribbon = (points: readonly Point[], halfWidth: number): Path => {
  const [out, back] = [aside(points, halfWidth), aside(points, -halfWidth).toReversed()];
  const [[x, y] = [0, 0]] = out;
  const [[backX, backY] = [0, 0]] = back;
  return `M${x} ${y} ${curves(out)} L${backX} ${backY} ${curves(back)} Z`;
};

// A strap runs up to the shoulder and down behind.
const STRAP = through(597, 322, 598, 262, 596, 206, 592, 170, 585, 158, 577, 165);
const STRAP_BEHIND = through(586, 159, 577, 164, 573, 206, 572, 300, 579, 404);

const strap = (cloth: LayerCloth, id: string, points: readonly Point[], shade: number): readonly Layer[] =>
  pair((i) => ({
    id: `${id} ${i}`,
    ...cloth,
    outline: side(i, ribbon(points, 4)),
    shade,
    folds: 0.2,
    shellWeight: 0.1,
    bevel: 1.3,
    lift: 0.9,
    shadow: { dx: 1.5, dy: 3, blur: 3, opacity: 0.2, tight: 0.12 },
  }));

/** A small metal ring for a strap, with a vertical radius of `tall` units. */
const fitting = ({ metal, color }: CamisoleOptions, id: string, [x, y]: Point, tall: number): Layer => {
  const [w, h] = [6.6, tall / 2];
  const ring = (inset: number): Path =>
    `M${x - w + inset} ${y - h + inset + 1.5} Q${x - w + inset} ${y - h + inset} ${x - w + inset + 1.5} ${y - h + inset} ` +
    `L${x + w - inset - 1.5} ${y - h + inset} Q${x + w - inset} ${y - h + inset} ${x + w - inset} ${y - h + inset + 1.5} ` +
    `L${x + w - inset} ${y + h - inset - 1.5} Q${x + w - inset} ${y + h - inset} ${x + w - inset - 1.5} ${y + h - inset} ` +
    `L${x - w + inset + 1.5} ${y + h - inset} Q${x - w + inset} ${y + h - inset} ${x - w + inset} ${y + h - inset - 1.5} Z`;
  const bar = `M${x - w} ${y} L${x + w} ${y}`;
  return {
    id,
    fabric: metalFabric,
    color: metal,
    outline: both(ring(0)),
    folds: 0,
    shellWeight: 0,
    bevel: 1.6,
    lift: 2,
    small: true,
    steps: [{ path: both(ring(2.2)), height: -1.2, soft: 0.6 }],
    shadow: { dx: 1, dy: 1.6, blur: 1.6, opacity: 0.4 },
    // The strap is visible through the ring, behind its bar.
    inks: [
      { path: both(ring(2.4)), color },
      { path: both(bar), stroke: 1.6, color: metal },
    ],
  };
};

const flow = (seed: number): Fold[] => [
  ...drape(
    (t) => [512 + 142 * t, 470 + 30 * t],
    (t) => [506 + 184 * t, 892 - 10 * t],
    5,
    17,
    7.5,
    seed + 3,
    'start',
    0.9,
  ),
  ...radiate([597, 322], 74, 122, 4, 150, 11, 4.6, seed + 1),
  ...radiate([664, 452], 128, 178, 3, 120, 13, 4.4, seed + 2),
  { points: through(650, 500, 600, 560, 560, 640, 540, 760), width: 22, height: 6, taper: 'end', skew: 0.5 },
  { points: through(652, 610, 620, 690, 606, 780, 600, 890), width: 19, height: 7, taper: 'start' },
];

const BUST: readonly Fold[] = [
  { points: through(640, 430, 590, 462, 540, 452), width: 48, height: 9 },
  { points: through(360, 430, 410, 464, 462, 452), width: 48, height: 9 },
];

/** Soft swags of a bias-cut neckline. */
const SWAGS: readonly Fold[] = [
  { points: through(586, 346, 552, 404, 500, 430, 446, 402, 416, 350), width: 10, height: 4.2 },
  { points: through(592, 386, 556, 444, 506, 466, 452, 446, 410, 392), width: 14, height: 3.6 },
];

const CREASES: readonly Crease[] = [
  { angle: 66, length: 280, width: 70, height: 5, weight: (_x, y) => smooth(440, 620, y) },
  { angle: 118, length: 260, width: 84, height: 4, seed: 2, weight: (_x, y) => smooth(420, 560, y) },
];

const edgeRow = (path: Path) => ({
  path,
  width: 1,
  dash: '2.6 1.6',
  height: 0.3,
  pucker: 0.6,
  opacity: 0.6,
});

const body = (cloth: LayerCloth, top: Path, rows: readonly Path[]): Layer => ({
  id: 'body',
  ...cloth,
  outline: outlineOf(top),
  grain: 45,
  bevel: 2,
  lift: 1.2,
  stitches: rows.map(edgeRow),
  seams: [{ path: both('M664 470 C658 520 650 552 651 606'), width: 1.6, depth: 0.4, pucker: 0.8 }],
});

/** The visible wrong side of the other half. */
const inside = (cloth: LayerCloth, half: Path, shade: number): Layer => ({
  id: 'inside',
  ...cloth,
  outline: symmetric(half),
  shade,
  folds: 0.3,
  bevel: 1.2,
  lift: 1,
  shadow: null,
});

const HEM_ROW = symmetricLine('M500 884 C560 884 630 876 692 859');

/** A camisole on thin straps, from the front. */
export const camisole = (options: CamisoleOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, washedSatin);
  return {
    name: 'camisole',
    seed,
    jitter: 3,
    shells: { body: SHELL },
    folds: [...flow(seed), ...mirrorFolds(flow(seed + 40), 16), ...BUST, ...SWAGS],
    creases: CREASES,
    layers: [
      inside(cloth, 'M500 386 C540 386 570 390 590 398 L668 446 L500 480', 0.6),
      ...strap(cloth, 'strap behind', STRAP_BEHIND, 0.84),
      fitting(options, 'sliders', [573.5, 262], 11),
      body(cloth, FRONT_TOP, [
        symmetricLine('M500 414 C532 398 578 356 595 314'),
        both('M600 314 C608 354 628 412 664 452'),
        HEM_ROW,
      ]),
      ...strap(cloth, 'strap', STRAP, 1),
      fitting(options, 'rings', [597, 306], 13),
    ],
  };
};

/** The same camisole from behind, with a low, almost straight edge. */
export const camisoleBack = (options: CamisoleOptions): Garment => {
  const { seed } = options;
  const cloth = clothOf(options, washedSatin);
  const behind = through(584, 156, 579, 166, 577, 220, 582, 320, 594, 406);
  return {
    name: 'camisole from behind',
    seed: seed + 500,
    jitter: 3,
    shells: { body: SHELL },
    folds: [...flow(seed + 70), ...mirrorFolds(flow(seed + 110), 20)],
    creases: CREASES,
    layers: [
      inside(cloth, `${FRONT_TOP} L500 480`, 0.62),
      ...strap(cloth, 'strap', STRAP, 0.84),
      fitting(options, 'rings', [597, 306], 13),
      body(cloth, BACK_TOP, [symmetricLine('M500 430 C540 430 574 418 594 400'), HEM_ROW]),
      ...strap(cloth, 'strap behind', behind, 1),
      fitting(options, 'sliders', [578.5, 262], 11),
    ],
  };
};

import { jersey, metal } from '../fabrics';
import { smooth } from '../fields/noise';
import { mirrorFolds } from '../folds/generators';
import { BEHIND_FOLDS, EDGE_FOLDS, LINING_FOLDS } from './hoodFolds';
import {
  CENTRE,
  type Path,
  type Point,
  mapPoints,
  mirror,
  side,
  symmetric,
  symmetricLine,
} from '../paths/path';
import type { Layer, Shell, Stitch } from '../renderer/garment';
import { cords, ribbon } from '../renderer/fastenings';
import { eyelets } from '../renderer/parts';
import type { KnitMeasures } from './knitLines';
import type { Construction } from './knitParts';

// A lowered hood: it lies behind the neck with its lining visible, and its edges cross below the throat.

// Designed for a neck 108 units wide on each side.
const NECK = 108;

const MOUND = symmetric(
  'M500 126 C556 122 616 138 648 172 C674 200 676 236 652 266 C620 306 560 330 500 340',
);
const EDGE =
  'M574 134 C616 140 652 166 664 204 C672 238 650 278 612 306 C576 332 532 352 476 364 ' +
  'C466 352 468 338 478 330 C524 314 562 288 580 250 C594 216 588 168 574 134 Z';
const EDGE_ROW = 'M586 150 C604 184 608 222 594 256 C574 296 532 326 480 344';
const SHELL = symmetric(
  'M500 110 C560 106 630 126 664 170 C690 206 684 250 652 284 C610 330 560 356 500 372',
);
const BEHIND = symmetric(
  'M500 176 C556 172 612 178 640 204 C664 232 662 280 644 326 C620 388 566 440 500 448',
);
const BEHIND_SHELL = symmetric(
  'M500 150 C566 146 626 160 656 196 C682 232 676 284 654 334 C626 400 570 456 500 464',
);

export interface HoodStyle {
  /** Colour of its lining. */
  readonly lining: string;
  /** Height above the neck; 1 by default. */
  readonly rise?: number;
  readonly cord?: string;
  /** Colour of its stitches; tone in tone by default. */
  readonly thread?: string;
}

const placed = ({ neck }: KnitMeasures, rise: number) => {
  const k = neck / NECK;
  return (path: Path): Path =>
    mapPoints(path, (x, y) => [CENTRE + (x - CENTRE) * k, y < 206 ? 206 + (y - 206) * rise : y]);
};

/** The shells of a hood. */
export const hoodShells = (m: KnitMeasures, rise = 1): Readonly<Record<string, Shell>> => ({
  hood: { outline: placed(m, rise)(SHELL), depth: 0.42 },
});

/** The shells of a hood from behind. */
export const hoodBackShells = (m: KnitMeasures): Readonly<Record<string, Shell>> => ({
  hood: { outline: placed(m, 1)(BEHIND_SHELL), depth: 0.34 },
});

const lining = (construction: Construction, { lining: color, rise = 1 }: HoodStyle): Layer => ({
  id: 'lining',
  fabric: jersey,
  color,
  outline: placed(construction.m, rise)(MOUND),
  shell: 'hood',
  shellWeight: 0.7,
  folds: 0,
  bevel: 6,
  lift: 5,
  tone: (_x, y) => 1.02 - 0.62 * smooth(150, 272, y),
  shadow: null,
  bumps: LINING_FOLDS,
  seams: [{ path: `M${CENTRE} 120 L${CENTRE} 330`, width: 2, depth: 0.9, pucker: 0.6 }],
});

const ROW = { width: 1.3, dash: '3.4 1.9', height: 0.4 } as const;

/** A row of stitches in its own colour or tone in tone. */
export const rowOf = (thread?: string): Omit<Stitch, 'path'> => ({
  ...ROW,
  ...(thread !== undefined && { color: thread }),
});

const edges = (construction: Construction, { rise = 1, thread }: HoodStyle): readonly Layer[] => {
  const put = placed(construction.m, rise);
  const edge = (i: 0 | 1): Layer => ({
    id: `hood ${i}`,
    ...construction.cloth,
    outline: side(i, put(EDGE)),
    shell: 'hood',
    folds: 0.2,
    grain: i === 0 ? -22 : 22,
    bevel: 6,
    lift: 6,
    shadow: { dx: 3, dy: 7, blur: 8, opacity: 0.36, tight: 0.25 },
    bumps: i === 0 ? EDGE_FOLDS : mirrorFolds(EDGE_FOLDS),
    stitches: [{ ...rowOf(thread), path: side(i, put(EDGE_ROW)) }],
  });
  return [edge(1), edge(0)];
};

const CORDS: readonly (readonly Point[])[] = [
  [
    [486, 346],
    [472, 384],
    [474, 440],
    [466, 506],
  ],
  [
    [524, 340],
    [538, 388],
    [534, 450],
    [544, 528],
  ],
];
const TIPS: readonly (readonly Point[])[] = [
  [
    [466, 504],
    [465, 528],
  ],
  [
    [544, 526],
    [545, 550],
  ],
];

const drawcords = (color: string): readonly Layer[] => [
  eyelets(
    CORDS.map(([at = [0, 0]]) => at),
    6,
    '#8d8b86',
  ),
  cords(CORDS, 4.6, color),
  {
    id: 'tips',
    fabric: metal,
    color: '#7b7974',
    outline: TIPS.map((points) => ribbon(points, 4.8)).join(' '),
    folds: 0,
    shellWeight: 0.4,
    bevel: 2,
    lift: 3,
    small: true,
    shadow: { dx: 3, dy: 3, blur: 3, opacity: 0.4 },
  },
];

/** The layers behind the throat. */
export const hoodInside = (construction: Construction, style: HoodStyle): readonly Layer[] => [
  lining(construction, style),
];

/** The layers over the chest. */
export const hoodEdges = (construction: Construction, style: HoodStyle): readonly Layer[] => [
  ...edges(construction, style),
  ...(style.cord === undefined ? [] : drawcords(style.cord)),
];

const SEAM = 'M532 178 C540 250 536 340 520 444';

/** The hood from behind, over the shoulders, with two seams. */
export const hoodBehind = (construction: Construction): Layer => {
  const put = placed(construction.m, 1);
  const seam = put(SEAM);
  return {
    id: 'hood',
    ...construction.cloth,
    outline: put(BEHIND),
    shell: 'hood',
    folds: 0.3,
    bevel: 6,
    lift: 6,
    shadow: { dx: 4, dy: 9, blur: 11, opacity: 0.36, tight: 0.25 },
    bumps: BEHIND_FOLDS,
    seams: [
      { path: seam, width: 2, depth: 0.9, pucker: 0.7 },
      { path: mirror(seam), width: 2, depth: 0.9, pucker: 0.7 },
    ],
    stitches: [{ ...rowOf(), path: symmetricLine(put('M500 440 C560 432 606 386 630 326')) }],
  };
};

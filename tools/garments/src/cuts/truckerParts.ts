// Thread, collar and buttons of the trucker jacket.
import { smooth } from '../fields/noise';
import { type Path, type Point, circle, shift, side, symmetric } from '../paths/path';
import type { Layer, Stitch } from '../renderer/garment';
import { label, pair, rivets, through } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { leafOn, roll } from './coatParts';
import * as lines from './truckerLines';

const THREAD = '#b5824a';

/** A row of topstitching. */
export const row = (path: Path): Stitch => ({
  path,
  color: THREAD,
  width: 1.5,
  dash: '4 2.2',
  height: 0.6,
  pucker: 1,
});

/** Two rows, the second `dx`, `dy` units off. */
export const twin = (path: Path, dx: number, dy: number): readonly Stitch[] => [
  row(path),
  row(shift(path, dx, dy)),
];

/** The collar and its stand. */
export const collar = (cloth: LayerCloth): readonly Layer[] => [
  ...pair((i) => ({
    id: `stand ${i}`,
    ...cloth,
    outline: side(i, lines.STAND),
    shade: 0.8,
    folds: 0.2,
    bevel: 2,
    shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.2 },
  })),
  ...pair((i) =>
    leafOn(i, cloth, {
      id: `collar ${i}`,
      outline: lines.LEAF,
      grain: 30,
      over: roll(through(592, 136, 580, 210, 530, 276), 22, 9),
      shadow: { dx: 5, dy: 8, blur: 8, opacity: 0.34, tight: 0.26 },
      bevel: 3.2,
      lift: 3.4,
      folds: 0.4,
      stitches: lines.LEAF_ROWS.map((path) => row(side(i, path))),
    }),
  ),
];

/** The visible inside of the neck. */
export const neck = (cloth: LayerCloth): readonly Layer[] => [
  {
    id: 'inside',
    ...cloth,
    outline: symmetric('M500 162 C540 162 568 156 586 138 L600 164 C580 220 540 270 500 304'),
    shade: 0.42,
    tone: (_x, y) => 1.15 - 0.5 * smooth(170, 260, y),
    shellWeight: 0.2,
    folds: 0,
    bevel: 0,
    shadow: null,
  },
  {
    id: 'stand inside',
    ...cloth,
    outline: symmetric('M500 148 C540 148 566 142 584 130 L598 152 C580 178 545 190 500 190'),
    shade: 0.74,
    shellWeight: 0.15,
    folds: 0,
    bevel: 3,
    lift: 2,
    shadow: { dx: 0, dy: 5, blur: 6, opacity: 0.3 },
  },
  { ...label(500, 204, 56, 24, '#e8e2d2'), shade: 0.7 },
];

/** Metal shank buttons. */
export const shanks = (points: readonly Point[], id = 'buttons'): Layer => ({
  ...rivets(points, 8.4, '#83603f', id),
  inks: [
    { path: points.map(([x, y]) => circle(x, y, 5.8)).join(' '), stroke: 1, color: '#3a2a1c', opacity: 0.5 },
  ],
});

import { rib } from '../fabrics';
import { CENTRE, both, reverse, shift, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { pair } from '../renderer/parts';
import { onward } from './geometry';
import { type HoodStyle, hoodBackShells, hoodBehind, hoodEdges, hoodInside, hoodShells, rowOf } from './hood';
import { fromBehind, fromFront, turnedRound } from './knitGarment';
import { type KnitMeasures, armhole, hemSeam, sideLine } from './knitLines';
import { type BodyStyle, type KnitOptions, type Construction, block } from './knitParts';
import { backNeckline, neckLabel } from './knitNecks';
import { sweatConstruction } from './sweatParts';
import { sweatFace } from './topCloths';

interface HoodieOptions extends KnitOptions {
  readonly hood: HoodStyle;
  readonly pocket: 'kangaroo' | 'rounded';
  /** Ribbed panels down the sides. */
  readonly panels?: boolean;
  /** Colour of its stitches; tone in tone by default. */
  readonly thread?: string;
}

const styleOf = ({ measures: m, thread }: HoodieOptions): BodyStyle => ({
  stitches: [
    { ...rowOf(thread), path: both(shift(armhole(m), -6, 1)) },
    { ...rowOf(thread), path: symmetricLine(shift(hemSeam(m), 0, -7)) },
  ],
});

/** Outline, opening and depth of the front pocket, its right half. */
const pocketPaths = ({ hip: [x, y] }: KnitMeasures, rounded: boolean) => {
  const [top, bottom] = [y - 208, y + 12];
  const out = CENTRE + (x - CENTRE) * 0.68;
  const mouth = rounded
    ? `C${CENTRE + 96} ${top + 56} ${out - 40} ${top + 116} ${out} ${top + 124}`
    : `L${out} ${top + 118}`;
  const [start, upper] = [CENTRE + (rounded ? 96 : 84), `M${CENTRE} ${top}`];
  return {
    outline: symmetric(`${upper} L${start} ${top} ${mouth} L${out} ${bottom} L${CENTRE} ${bottom + 4}`),
    mouth: `M${start} ${top} ${mouth}`,
    upper: `${upper} L${start} ${top}`,
    edge: `M${out} ${top + 122} L${out} ${bottom}`,
    middle: (top + bottom) / 2,
  };
};

const frontPocket = (construction: Construction, rounded: boolean, thread?: string): Layer => {
  const row = rowOf(thread);
  const { outline, mouth, upper, edge, middle } = pocketPaths(construction.m, rounded);
  return {
    id: 'pocket',
    ...construction.cloth,
    outline,
    shadow: { dx: 2, dy: 4, blur: 6, opacity: 0.38, tight: 0.4 },
    bevel: 2.4,
    lift: 3.6,
    bumps: [
      {
        points: [
          [CENTRE, middle - 50],
          [CENTRE, middle],
          [CENTRE, middle + 60],
        ],
        width: 96,
        height: 3,
        valley: 0,
      },
    ],
    // The pocket openings are faced.
    steps: [{ path: both(mouth), stroke: 34, height: 1.6, soft: 1 }],
    stitches: [
      { ...row, path: both(shift(mouth, -5, 3)) },
      { ...row, path: both(shift(mouth, -14, 6)) },
      { ...row, path: symmetricLine(shift(upper, 0, 5)) },
      { ...row, path: both(shift(edge, -5, 0)) },
    ],
  };
};

const PANEL = 46;

const sidePanels = (construction: Construction): readonly Layer[] => {
  const { m } = construction;
  const [ux, uy] = m.underarm;
  const outer = `M${ux} ${uy} ${sideLine(m)}`;
  const inner = `M${ux - 14} ${uy + 40} C${ux - PANEL + 6} ${uy + 110} ${ux - PANEL} ${uy + 160} ${ux - PANEL} ${uy + 220} L${m.hip[0] - PANEL} ${m.hip[1] + 6}`;
  return pair((i) => ({
    id: `panel ${i}`,
    ...construction.ribbing,
    fabric: rib(7, 1.5, sweatFace),
    outline: side(i, `${outer} ${onward(reverse(inner))} Z`),
    shadow: null,
    bevel: 0,
    stitches: [{ ...rowOf(), path: side(i, shift(inner, -5, 0)) }],
    seams: [{ path: side(i, inner), width: 2, depth: 0.9, pucker: 0.7 }],
  }));
};

/** A hoodie with a pocket across its front. */
export const hoodie = (options: HoodieOptions): Garment => {
  const { measures: m, hood, pocket, panels = false, thread } = options;
  const construction = sweatConstruction(options);
  return fromFront(options, {
    name: 'hoodie',
    shells: hoodShells(m, hood.rise),
    layers: [
      ...hoodInside(construction, hood),
      neckLabel(),
      ...block(construction, styleOf(options)),
      ...(panels ? sidePanels(construction) : []),
      frontPocket(construction, pocket === 'rounded', thread),
      ...hoodEdges(construction, hood),
    ],
  });
};

/** The same hoodie from behind. */
export const hoodieBack = (front: HoodieOptions): Garment => {
  const options = turnedRound(front);
  const { measures, panels = false } = options;
  const construction = sweatConstruction(options);
  return fromBehind(options, {
    name: 'hoodie from behind',
    shells: hoodBackShells(measures),
    layers: [
      ...block(construction, { ...styleOf(options), neck: backNeckline(measures) }),
      ...(panels ? sidePanels(construction) : []),
      hoodBehind(construction),
    ],
  });
};

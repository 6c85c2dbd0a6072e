import { denim } from '../fabrics';
import { smooth, valueNoise } from '../fields/noise';
import { bodyCreases, mirrorFolds, sleeveCreases } from '../folds/generators';
import { both, shift, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { pair } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf, ground } from './cloth';
import { roll, sleevesOf } from './coatParts';
import { onBothSides } from './geometry';
import * as lines from './truckerLines';
import { collar, neck, row, shanks, twin } from './truckerParts';

export interface TruckerOptions extends Cloth {
  readonly seed: number;
}

/** Wear at the elbows, in streaks across the sleeve, and slightly on the chest. */
const wear = (x: number, y: number): number => {
  const aside = Math.abs(x - 500);
  const sleeve = smooth(250, 290, aside) * smooth(440, 540, y) * smooth(710, 620, y);
  const streak = smooth(0.05, 0.6, valueNoise(x / 60, (y + 0.5 * aside) / 13, 5));
  const chest = smooth(110, 30, Math.abs(aside - 120)) * smooth(430, 520, y) * smooth(730, 620, y);
  const cloud = 0.6 + 0.5 * valueNoise(x / 46, y / 30, 9);
  return Math.max(0, sleeve * (0.08 + 0.17 * streak) + 0.08 * chest * cloud);
};

/** Colour of worn cloth. */
const PALE = '#6f83a3';

const worn = (cloth: LayerCloth): Pick<Layer, 'wear' | 'wearColor'> & LayerCloth => ({
  ...cloth,
  wear,
  wearColor: PALE,
});

const cuffs = (cloth: LayerCloth): readonly Layer[] =>
  pair((i) => ({
    id: `cuff ${i}`,
    ...cloth,
    outline: side(i, lines.CUFF),
    grain: i === 0 ? 84 : 96,
    shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.2, tight: 0.2 },
    bevel: 2.4,
    lift: 2.4,
    stitches: lines.CUFF_ROWS.map((path) => row(side(i, path))),
  }));

const sleeves = (cloth: LayerCloth): readonly Layer[] => {
  return sleevesOf(cloth, { outline: lines.SLEEVE, armhole: lines.ARMHOLE, grain: 8 }, (i) => ({
    seams: [
      { path: side(i, lines.ARMHOLE), width: 2.2, depth: 1.2, pucker: 1 },
      { path: side(i, 'M820 740 C820 660 806 560 786 480'), width: 2, depth: 1, pucker: 1.2 },
    ],
    stitches: [row(side(i, 'M826 738 C826 660 812 560 792 480'))],
  }));
};

const waistband = (cloth: LayerCloth): Layer => ({
  id: 'waistband',
  ...cloth,
  outline: lines.BAND,
  grain: 90,
  shadow: { dx: 0, dy: 3, blur: 4, opacity: 0.22, tight: 0.22 },
  bevel: 2.4,
  lift: 2.6,
  stitches: lines.BAND_ROWS.map(row),
});

const body = (cloth: LayerCloth): Layer => {
  return {
    id: 'body',
    ...cloth,
    outline: lines.BODY,
    shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.2, tight: 0.1 },
    bevel: 1.6,
    lift: 1,
    seams: [
      { path: both(lines.ARMHOLE), width: 2.2, depth: 1.1, pucker: 1.2 },
      { path: both(lines.SHOULDER_SEAM), width: 2, depth: 0.9 },
      { path: both(lines.YOKE), width: 2, depth: 1.1, pucker: 1 },
      ...lines.VEES.map((path) => ({ path: both(path), width: 2, depth: 1.1, pucker: 1.4 })),
    ],
    stitches: [
      ...[0, 1].flatMap((i) => lines.VEES.flatMap((path) => twin(side(i, path), i === 0 ? 6 : -6, 0))),
      ...twin(both(lines.YOKE), 0, -6),
      row(both('M712 366 C709 310 720 260 734 220')),
      row(both(shift(lines.SHOULDER_SEAM, 0, 6))),
      { ...row(both(lines.POCKET_SIDES)), opacity: 0.85 },
    ],
  };
};

const flaps = (cloth: LayerCloth): readonly Layer[] =>
  pair((i) => ({
    id: `flap ${i}`,
    ...cloth,
    outline: side(i, lines.FLAP),
    shadow: { dx: 3, dy: 6, blur: 5, opacity: 0.32, tight: 0.28 },
    bevel: 2.4,
    lift: 2.8,
    stitches: lines.FLAP_ROWS.map((path) => row(side(i, path))),
  }));

const base = (seed: number, depth: number): Omit<Garment, 'name' | 'layers'> => ({
  seed,
  jitter: 4,
  foldWeight: 1.5,
  shells: { body: { outline: lines.SHELL, depth, flat: 100 } },
  folds: [...lines.rightFolds(seed), ...mirrorFolds(lines.rightFolds(seed + 31))],
  creases: [...bodyCreases(0.8), ...sleeveCreases(0.7, 760)],
});

/** A denim jacket, short and square, buttoned to the neck, from the front. */
export const trucker = (options: TruckerOptions): Garment => {
  const { seed } = options;
  const cloth = worn(clothOf(options, denim));
  return {
    name: 'trucker jacket',
    ...base(seed, 0.42),
    layers: [
      ...neck(cloth),
      ground('ground', cloth, lines.BODY),
      ...cuffs(cloth),
      ...sleeves(cloth),
      body(cloth),
      ...flaps(cloth),
      {
        id: 'placket',
        ...cloth,
        outline: lines.PLACKET,
        shadow: { dx: -2, dy: 2, blur: 3, opacity: 0.26, tight: 0.26 },
        bevel: 1.8,
        lift: 2,
        stitches: [...twin('M482 306 L483 744', 6, 0), row('M519 306 L520 744')],
      },
      waistband(cloth),
      ...collar(cloth),
      shanks(lines.BUTTONS),
      shanks(lines.CUFF_BUTTONS, 'cuff buttons'),
    ],
  };
};

/** The same jacket from behind: a yoke, two tapering seams, tabs at the waistband. */
export const truckerBack = (options: TruckerOptions): Garment => {
  const { seed } = options;
  const cloth = worn(clothOf(options, denim));
  return {
    name: 'trucker jacket from behind',
    ...base(seed + 500, 0.38),
    layers: [
      ground('ground', cloth, lines.BODY_BACK),
      ...cuffs(cloth),
      ...sleeves(cloth),
      {
        ...body(cloth),
        outline: lines.BODY_BACK,
        seams: [
          { path: both(lines.ARMHOLE), width: 2.2, depth: 1.1, pucker: 1.2 },
          { path: symmetricLine(lines.BACK_YOKE), width: 2.2, depth: 1.2, pucker: 1.2 },
          { path: both(lines.BACK_VEES), width: 2.2, depth: 1.2, pucker: 1.4 },
        ],
        stitches: [
          ...twin(symmetricLine(lines.BACK_YOKE), 0, -6),
          ...[0, 1].flatMap((i) => twin(side(i, lines.BACK_VEES), i === 0 ? 6 : -6, 0)),
          row(both('M712 366 C709 310 720 260 734 220')),
        ],
      },
      waistband(cloth),
      ...pair((i) => ({
        id: `tab ${i}`,
        ...cloth,
        outline: side(i, lines.TAB),
        grain: 90,
        shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.3, tight: 0.26 },
        bevel: 2,
        lift: 2.4,
        stitches: [row(side(i, 'M718 741 L655 748 L655 764 L718 757'))],
      })),
      {
        id: 'collar',
        ...cloth,
        outline: symmetric(
          'M500 108 C544 108 570 111 586 120 C608 134 630 158 642 184 C606 212 550 220 500 220',
        ),
        grain: 90,
        folds: 0.3,
        shadow: { dx: 2, dy: 7, blur: 7, opacity: 0.32, tight: 0.26 },
        bevel: 3.6,
        lift: 3.6,
        bumps: [
          roll(
            [
              [410, 130],
              [500, 120],
              [590, 130],
            ],
            18,
            7,
          ),
        ],
        stitches: [row(symmetricLine('M500 212 C548 212 600 204 633 180'))],
      },
      shanks(onBothSides([[664, 754]])),
    ],
  };
};

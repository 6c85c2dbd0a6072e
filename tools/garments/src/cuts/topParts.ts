import { rib } from '../fabrics';
import type { Fabric } from '../fabrics/fabric';
import { type Path, type Warp, both, side, symmetricLine } from '../paths/path';
import type { Garment, Layer, Step, Stitch } from '../renderer/garment';
import { pair } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf } from './cloth';
import { closed } from './geometry';
import { centred, clothAlong } from './sleeveLine';
import { type TopMeasures, aboveHem, armhole, armholeWithin, bodyHalf, shoulderSeam } from './topBlock';
import { fineJersey } from './topCloths';
import { type Fall, topCreases } from './topFolds';
import { shellOutline, sleeveEnd, sleeveLine, sleeveOutline } from './topSleeve';

// The pieces of tees and polos.

export interface TopOptions extends Cloth {
  readonly measures: TopMeasures;
  readonly seed: number;
  readonly fall?: Fall;
  readonly ribbing?: Fabric;
}

export interface Construction {
  readonly m: TopMeasures;
  readonly cloth: LayerCloth;
  readonly ribbing: { readonly color: string; readonly fabric: Fabric };
}

/** The shared properties of the pieces of a top; `usual` is its default fabric. */
export const constructionOf = (options: TopOptions, usual: Fabric = fineJersey): Construction => ({
  m: options.measures,
  cloth: clothOf(options, usual),
  ribbing: {
    color: options.color,
    fabric: options.ribbing ?? rib(4.2, 0.6, fineJersey),
  },
});

/** The options of the back view: left and right exchanged. */
export const turned = <T extends TopOptions>(options: T): T => {
  const [right, left] = options.measures.sleeves;
  // Another seed, for other folds.
  return { ...options, seed: options.seed + 500, measures: { ...options.measures, sleeves: [left, right] } };
};

/** A row of thread. */
export const row = (path: Path, width = 1.15, dash = '3.2 1.8'): Stitch => ({
  path,
  width,
  dash,
  height: 0.4,
  pucker: 0.8,
});

/** Cover stitch: two close rows. */
const cover = (line: (by: number) => Path, by: number): readonly Stitch[] => [
  row(line(by)),
  row(line(by + 5)),
];

/** Fills the gap between sleeves and body. */
export const underBody = ({ cloth }: Construction, outline: Path): Layer => ({
  id: 'under body',
  ...cloth,
  outline,
  cloth: centred,
  shade: 0.7,
  shadow: null,
  bevel: 0,
  relief: 0,
});

/** Cloth coordinates of a sleeve. */
export const sleeveCloth = (m: TopMeasures, i: 0 | 1): Warp => clothAlong(sleeveLine(m, m.sleeves[i]), i);

interface SleeveStyle {
  /** Depth of the hem, in units; 0 for a sleeve that ends in a cuff. */
  readonly hem?: number;
}

/** Both sleeves, hemmed or for a cuff. */
export const sleeves = ({ m, cloth }: Construction, { hem = 24 }: SleeveStyle): readonly Layer[] =>
  pair((i): Layer => {
    const line = sleeveLine(m, m.sleeves[i]);
    const at = (up: number): Path => side(i, sleeveEnd(line, up, 4));
    return {
      id: `sleeve ${i}`,
      ...cloth,
      outline: side(i, sleeveOutline(m, line)),
      extend: side(i, armholeWithin(m)),
      cloth: sleeveCloth(m, i),
      shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.16 },
      bevel: 1.4,
      lift: 0.9,
      seams: [{ path: side(i, armhole(m)), width: 2, depth: 0.5 }],
      steps: hem > 0 ? [{ path: at(0), stroke: hem * 2, height: 1, soft: 1 }] : [],
      stitches: hem > 0 ? cover(at, hem - 5) : [],
    };
  });

export interface BodyStyle {
  readonly hem?: number;
  /** Opacity of the shadow on what lies below. */
  readonly shadow?: number;
  readonly steps?: readonly Step[];
  readonly stitches?: readonly Stitch[];
}

/** The front or the back of a body, with its seams and its hem. */
export const body = ({ m, cloth }: Construction, neckPath: Path, style: BodyStyle): Layer => {
  const { hem = 26 } = style;
  const half = bodyHalf(m, neckPath);
  const at = (up: number): Path => symmetricLine(aboveHem(m, up));
  return {
    id: 'body',
    ...cloth,
    outline: closed(half, half),
    cloth: centred,
    shadow: { dx: 0, dy: 3, blur: 5, opacity: style.shadow ?? 0.14, tight: 0.05 },
    bevel: 1.4,
    lift: 0.8,
    seams: [
      { path: both(armhole(m)), width: 2.2, depth: 0.55 },
      { path: both(shoulderSeam(m)), width: 2, depth: 0.6 },
    ],
    steps: [{ path: at(0), stroke: hem * 2, height: 1, soft: 1.2 }, ...(style.steps ?? [])],
    stitches: [...cover(at, hem - 5), ...(style.stitches ?? [])],
  };
};

/** A top with its shells and creases. */
export const topGarment = (
  { measures, seed, fall }: TopOptions,
  depth: number,
  rest: Pick<Garment, 'name' | 'folds' | 'layers'>,
): Garment => ({
  seed,
  shells: { body: { outline: shellOutline(measures), depth } },
  creases: topCreases(measures, fall),
  ...rest,
});

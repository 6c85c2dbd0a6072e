import type { Weight } from '../folds/creases';
import type { Fabric } from '../fabrics/fabric';
import { createRandom, smooth } from '../fields/noise';
import type { Fold } from '../folds/strokes';
import { type Path, type Point, CENTRE, symmetric } from '../paths/path';
import type { Garment, Layer, Shell } from '../renderer/garment';
import { warpGarment } from '../renderer/warp';
import { type Cloth, clothOf } from './cloth';
import {
  type Block,
  type Measures,
  type Pose,
  type Profile,
  across,
  closed,
  down,
  joined,
  profile,
  waistEdges,
} from './trouserBlock';
import { type Construction } from './trouserParts';

/** The measures of a skirt, in units. */
export interface SkirtMeasures extends Pick<Measures, 'top' | 'dip' | 'waist' | 'band' | 'hip' | 'hipAt'> {
  readonly hem: number;
  readonly hemAt: number;
  /** How much lower the hem hangs in its middle. */
  readonly bow: number;
}

const BACK_RISE = 10;

/** The block of a skirt: a trouser block without a crotch. */
const skirtBlock = (of: SkirtMeasures): Block => {
  const { top, waist, band, hip, hipAt, hem, hemAt, bow } = of;
  const width = profile([
    [top, waist],
    [top + band, waist + (hip - waist) * 0.15],
    [top + (hipAt - top) * 0.45, waist + (hip - waist) * 0.53],
    [hipAt, hip],
    [(hipAt + hemAt) / 2, (hip + hem) / 2],
    [hemAt, hem],
  ]);
  const outer: Profile = (y) => CENTRE + width(y);
  return {
    top,
    waist,
    band,
    crotch: hemAt,
    knee: hemAt,
    hem: hemAt,
    outer,
    inner: () => CENTRE,
    axis: (y) => CENTRE + width(y) / 2,
    ...waistEdges(of, BACK_RISE),
    hemline: (x) => hemAt + bow * (1 - ((x - CENTRE) / hem) ** 2),
  };
};

/** A skirt has no leg pose. */
const STILL: Pose = { right: { thigh: 0, shin: 0 }, left: { thigh: 0, shin: 0 } };

/** The shared properties of the pieces of a skirt. */
export const skirtConstruction = (measures: SkirtMeasures, cloth: Cloth, usual: Fabric): Construction => ({
  block: skirtBlock(measures),
  pose: STILL,
  cloth: clothOf(cloth, usual),
  thread: { width: 1.1, dash: '3.2 1.9', height: 0.4, pucker: 1, opacity: 0.75 },
});

/** The volume, open at the waist and at the hem. */
export const skirtShell = (block: Block, depth: number, flat: number): Readonly<Record<string, Shell>> => {
  const { top, waist, hem, outer } = block;
  const outline = symmetric(
    joined(
      [
        [CENTRE, top - 80],
        [CENTRE + waist, top - 80],
      ],
      down(top, hem + 140, outer, 10),
      [
        [outer(hem + 140), hem + 140],
        [CENTRE, hem + 140],
      ],
    ),
  );
  return { body: { outline, depth, flat } };
};

/** A line across the skirt at a distance above its hem. */
export const alongHem = ({ outer, hem, hemline }: Block, rise: number): readonly Point[] => {
  const half = outer(hem - rise) - CENTRE;
  return across(CENTRE - half, CENTRE + half, (x) => hemline(x) - rise, 10);
};

/** The whole front or back, between the waistband and the hem. */
export const skirtOutline = (block: Block, under: Profile): Path => {
  const { top, band, hem, outer } = block;
  const start = top + band - 6;
  const left = down(hem, start, (y) => 2 * CENTRE - outer(y), 10);
  return closed(
    across(2 * CENTRE - outer(start), outer(start), (x) => under(x) - 6, 8),
    down(start, hem, outer, 10),
    [...alongHem(block, 0)].reverse(),
    left,
  );
};

/** The visible inside of the back at the hem. */
export const insideHem = ({ block, cloth }: Construction, rise: number, rest: Partial<Layer> = {}): Layer => {
  const { outer, hem } = block;
  const half = outer(hem - 60) - CENTRE - 4;
  const low = outer(hem) - CENTRE - 6;
  return {
    id: 'inside of the hem',
    ...cloth,
    outline: closed(
      [
        [CENTRE - half, hem - 60],
        [CENTRE + half, hem - 60],
      ],
      across(CENTRE + low, CENTRE - low, (x) => block.hemline(x) - rise, 10),
    ),
    shade: 0.5,
    shellWeight: 0.3,
    shadow: null,
    ...rest,
  };
};

/** The long folds of a skirt: their number, and the width and height at their end. */
export interface Fall {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Start of the folds, as a fraction of the length. */
  readonly from: number;
  readonly seed: number;
}

/** Long random folds that open towards the hem. */
export const fallingFolds = (block: Block, { count, width, height, from, seed }: Fall): readonly Fold[] => {
  const random = createRandom(seed);
  const { hem, outer } = block;
  const top = block.underFront(CENTRE);
  return Array.from({ length: count }, (_, i) => {
    const share = -0.94 + (1.88 * (i + 0.2 + 0.6 * random())) / count;
    const start = from * (0.4 + 1.2 * random());
    const lean = (random() - 0.5) * 0.1;
    const sway = (random() - 0.5) * 14;
    const at = (t: number): Point => {
      const s = start + (1 - start) * t;
      const y = top + (hem + 16 - top) * s;
      return [CENTRE + (outer(y) - CENTRE) * (share + lean * s) + sway * Math.sin(s * 3.1), y];
    };
    return {
      points: [at(0), at(0.3), at(0.65), at(1)],
      width: width * (0.5 + 0.8 * random()),
      height: height * (0.45 + 0.9 * random()),
      skew: (random() - 0.5) * 1.3,
      taper: 'start',
      grow: 0.7,
    };
  });
};

/** Poses a skirt: moves its hem sideways by some units, and raises one corner. */
export const swayed = ({ top, hem }: Block, aside: number, lift: number, garment: Garment): Garment =>
  warpGarment(garment, (x, y) => {
    const low = smooth(top, hem, y);
    return [x + aside * low, y - lift * low * smooth(CENTRE - 300, CENTRE + 300, x)];
  });

/** Less light towards the sides. */
export const turnedSides =
  ({ outer }: Block, by = 0.12): Weight =>
  (x, y) =>
    1 - by * smooth(0.72, 1.04, Math.abs(x - CENTRE) / Math.max(1, outer(y) - CENTRE));

/** Tucks of the elastic, across the whole band. */
export const tucks = (block: Block, upper: Profile, count: number, seed: number): readonly Fold[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i): Fold => {
    const x = CENTRE - block.waist + (2 * block.waist * (i + 0.25 + 0.5 * random())) / count;
    const y = upper(x);
    return {
      points: [
        [x, y - 2],
        [x + 2 - 4 * random(), y + block.band * 0.5],
        [x, y + block.band + 6],
      ],
      width: 2.4 + random(),
      height: 1.5 + 1.4 * random(),
      taper: 'none',
      valley: 0.4,
    };
  });
};

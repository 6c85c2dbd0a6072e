import { side } from '../paths/path';
import type { Garment, Shell } from '../renderer/garment';
import { backFolds, knitCreases, knitFolds } from './knitFolds';
import type { KnitMeasures, SleevePose } from './knitLines';
import { type KnitOptions, SIDES } from './knitParts';
import { armShell, hanging, shellOutline } from './knitSleeve';

// The properties of a knitted garment other than its layers.

/** The shells of a block. */
const knitShells = (m: KnitMeasures, depth: number): Readonly<Record<string, Shell>> => ({
  body: { outline: shellOutline(m), depth },
  ...Object.fromEntries(
    SIDES.filter((i) => m.sleeves[i].over === true).map((i) => [
      `arm ${i}`,
      { outline: side(i, armShell(m, m.sleeves[i])), depth },
    ]),
  ),
});

/** The properties that a view of a cut adds. */
type View = Pick<Garment, 'name' | 'layers' | 'exposure'> & { readonly shells?: Garment['shells'] };

const knitGarment = (
  { measures, seed, fall = 1 }: KnitOptions,
  depth: number,
  { name, layers, shells, ...rest }: View,
): Garment => ({
  name,
  seed,
  ...rest,
  shells: { ...knitShells(measures, depth), ...shells },
  folds: knitFolds(measures, seed, fall),
  creases: knitCreases(measures, fall),
  layers,
});

/** A garment from the front; `depth` of the body is a fraction of its half width. */
export const fromFront = (options: KnitOptions, view: View, depth = 0.42): Garment =>
  knitGarment(options, depth, view);

/** A garment from behind, from mirrored options. */
export const fromBehind = (options: KnitOptions, view: View): Garment => {
  const garment = knitGarment(options, 0.38, view);
  return { ...garment, folds: [...garment.folds, ...backFolds(options.measures, options.fall ?? 1)] };
};

/** The options of the back view: left and right exchanged, and folded sleeves unfolded. */
export const turnedRound = <T extends KnitOptions>(options: T): T => {
  const { measures: m, seed } = options;
  const behind = (pose: SleevePose): SleevePose => (pose.over === true ? hanging(m, pose) : pose);
  return {
    ...options,
    seed: seed + 500,
    measures: { ...m, sleeves: [behind(m.sleeves[1]), behind(m.sleeves[0])] },
  };
};

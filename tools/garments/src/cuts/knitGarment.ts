import { side } from '../paths/path';
import type { Garment, Shell } from '../studio/garment';
import { backFolds, knitCreases, knitFolds } from './knitFolds';
import type { KnitMeasures, SleevePose } from './knitLines';
import { type KnitOptions, SIDES } from './knitParts';
import { armShell, hanging, shellOutline } from './knitSleeve';

// What every piece of knitwear is besides its layers.

/** The volumes of a block. */
const knitShells = (m: KnitMeasures, depth: number): Readonly<Record<string, Shell>> => ({
  body: { outline: shellOutline(m), depth },
  ...Object.fromEntries(
    SIDES.filter((i) => m.sleeves[i].over === true).map((i) => [
      `arm ${i}`,
      { outline: side(i, armShell(m, m.sleeves[i])), depth },
    ]),
  ),
});

/** What one view of a cut adds to that. */
type View = Pick<Garment, 'name' | 'layers' | 'exposure'> & { readonly shells?: Garment['shells'] };

const hung = (
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

/** A garment from the front, its body inflated to a depth in parts of its half width. */
export const fromFront = (options: KnitOptions, view: View, depth = 0.42): Garment =>
  hung(options, depth, view);

/** A garment from behind, of options that were turned round. */
export const fromBehind = (options: KnitOptions, view: View): Garment => {
  const garment = hung(options, 0.38, view);
  return { ...garment, folds: [...garment.folds, ...backFolds(options.measures, options.fall ?? 1)] };
};

/** The same garment seen from behind, where left is right; there a sleeve that was folded hangs. */
export const turnedRound = <T extends KnitOptions>(options: T): T => {
  const { measures: m, seed } = options;
  const behind = (pose: SleevePose): SleevePose => (pose.over === true ? hanging(m, pose) : pose);
  return {
    ...options,
    seed: seed + 500,
    measures: { ...m, sleeves: [behind(m.sleeves[1]), behind(m.sleeves[0])] },
  };
};

import type { Fabric } from '../fabrics/fabric';
import type { Fold } from '../folds/strokes';
import type { Garment, Layer } from '../studio/garment';
import { regrade } from '../studio/regrade';
import { type Cloth, clothOf } from './cloth';
import { type Measures, type Pose, blockOf, poseOf } from './trouserBlock';
import { type Drape, trouserCreases, trouserFolds } from './trouserFolds';
import { type Making, type Thread, trouserShell } from './trouserParts';

// What all trousers are besides their pieces.

/** What everything with two legs is drawn from. */
export interface LegOptions extends Cloth {
  readonly measures: Measures;
  readonly pose: Pose;
  readonly backPose: Pose;
  readonly seed: number;
}

export interface TrouserOptions extends LegOptions {
  readonly drape: Drape;
}

/** What the pieces of a view share; `usual` is their fabric when they were given none. */
export const makingOf = (options: LegOptions, pose: Pose, usual: Fabric, thread: Thread): Making => ({
  block: blockOf(options.measures),
  pose,
  cloth: clothOf(options, usual),
  thread,
});

/** Hangs the trousers in their pose. */
export const hung = ({ block, pose }: Making, garment: Garment): Garment =>
  regrade(garment, poseOf(block, pose));

/** The drape of a back, where the cloth is drawn less; `crotch` in parts of that of the front. */
export const eased = (drape: Drape, crotch = 0.3): Drape => ({
  ...drape,
  crotch: drape.crotch * crotch,
  thigh: drape.thigh * 0.3,
});

/** What one view of a cut adds to what all trousers have. */
interface View {
  readonly name: string;
  readonly drape?: Drape;
  /** Of the volume, when it is not the usual one. */
  readonly shell?: { readonly depth: number; readonly flat: number };
  readonly folds?: readonly Fold[];
  readonly layers: readonly Layer[];
}

/** Trousers from the front. */
export const fromFront = (making: Making, options: TrouserOptions, view: View): Garment => {
  const { block } = making;
  const { drape = options.drape, name, shell, folds = [], layers } = view;
  return hung(making, {
    name,
    seed: options.seed,
    shells: trouserShell(block, shell?.depth, shell?.flat),
    folds: [...trouserFolds(block, drape, options.seed), ...folds],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers,
  });
};

/** Trousers from behind. */
export const fromBehind = (making: Making, options: TrouserOptions, view: View): Garment => {
  const { drape = eased(options.drape) } = view;
  const front = fromFront(making, { ...options, seed: options.seed + 60 }, { ...view, drape });
  return { ...front, seed: options.seed + 500 };
};

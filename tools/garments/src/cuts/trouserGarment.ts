import type { Fabric } from '../fabrics/fabric';
import type { Fold } from '../folds/strokes';
import type { Garment, Layer } from '../renderer/garment';
import { warpGarment } from '../renderer/warp';
import { type Cloth, clothOf } from './cloth';
import { type Measures, type Pose, blockOf, poseOf } from './trouserBlock';
import { type Drape, trouserCreases, trouserFolds } from './trouserFolds';
import { type Construction, type Thread, trouserShell } from './trouserParts';

// The properties of trousers other than their layers.

/** The options of all cuts with two legs. */
export interface LegOptions extends Cloth {
  readonly measures: Measures;
  readonly pose: Pose;
  readonly backPose: Pose;
  readonly seed: number;
}

export interface TrouserOptions extends LegOptions {
  readonly drape: Drape;
}

/** The shared properties of the pieces of a view; `usual` is their default fabric. */
export const constructionOf = (
  options: LegOptions,
  pose: Pose,
  usual: Fabric,
  thread: Thread,
): Construction => ({
  block: blockOf(options.measures),
  pose,
  cloth: clothOf(options, usual),
  thread,
});

/** Applies the pose to trousers. */
export const posed = ({ block, pose }: Construction, garment: Garment): Garment =>
  warpGarment(garment, poseOf(block, pose));

/** The folds of a back, weaker than those of the front; `crotch` is a factor. */
export const eased = (drape: Drape, crotch = 0.3): Drape => ({
  ...drape,
  crotch: drape.crotch * crotch,
  thigh: drape.thigh * 0.3,
});

/** The properties that a view of a cut adds. */
interface View {
  readonly name: string;
  readonly drape?: Drape;
  /** Properties of the shell that differ from the default. */
  readonly shell?: { readonly depth: number; readonly flat: number };
  readonly folds?: readonly Fold[];
  readonly layers: readonly Layer[];
}

/** Trousers from the front. */
export const fromFront = (construction: Construction, options: TrouserOptions, view: View): Garment => {
  const { block } = construction;
  const { drape = options.drape, name, shell, folds = [], layers } = view;
  return posed(construction, {
    name,
    seed: options.seed,
    shells: trouserShell(block, shell?.depth, shell?.flat),
    folds: [...trouserFolds(block, drape, options.seed), ...folds],
    creases: trouserCreases(block, drape.rumple ?? 1),
    layers,
  });
};

/** Trousers from behind. */
export const fromBehind = (construction: Construction, options: TrouserOptions, view: View): Garment => {
  const { drape = eased(options.drape) } = view;
  const front = fromFront(construction, { ...options, seed: options.seed + 60 }, { ...view, drape });
  return { ...front, seed: options.seed + 500 };
};

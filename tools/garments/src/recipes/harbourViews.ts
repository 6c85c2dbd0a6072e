import type { Recipe } from '../recipe';
import type { Garment } from '../renderer/garment';

/** The two views of a product of the example shop, which shows no close-ups. */
export type Views = Pick<Recipe, 'front' | 'back'>;

/** The views of a cut with its options. */
export const views = <Options>(
  front: (options: Options) => Garment,
  back: (options: Options) => Garment,
  options: Options,
): Views => ({ front: () => front(options), back: () => back(options) });

import type { Garment } from './renderer/garment';
import type { Frame } from './renderer/frame';

/** A close view of the garment, in units of the design space: left, top and width. */
export type CloseUp = Frame;

/** The garments and close-ups of a product. */
export interface Recipe {
  readonly front: () => Garment;
  readonly back: () => Garment;
  /** A close-up of a collar, a cuff, a pocket or a waistband. */
  readonly detail: CloseUp;
  /** A close-up of the cloth. */
  readonly cloth: CloseUp;
}

export type Recipes = Readonly<Record<string, Recipe>>;

/** The recipe of a cut with its options. */
export const recipe = <Options>(
  front: (options: Options) => Garment,
  back: (options: Options) => Garment,
  options: Options,
  closeUps: Pick<Recipe, 'detail' | 'cloth'>,
): Recipe => ({ front: () => front(options), back: () => back(options), ...closeUps });

import type { Garment } from './studio/garment';
import type { Frame } from './studio/frame';

/** A close view of the garment, in units of the design space: left, top and width. */
export type CloseUp = Frame;

/** What a product is drawn from. */
export interface Recipe {
  readonly front: () => Garment;
  readonly back: () => Garment;
  /** Where the making shows: a collar, a cuff, a pocket, a waistband. */
  readonly detail: CloseUp;
  /** The cloth itself. */
  readonly cloth: CloseUp;
}

export type Recipes = Readonly<Record<string, Recipe>>;

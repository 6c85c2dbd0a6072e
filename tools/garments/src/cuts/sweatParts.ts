import { rib } from '../fabrics';
import { type KnitOptions, type Construction, constructionOf } from './knitParts';
import { fineJersey, sweatFace } from './topCloths';

/** Ribbing of sweatshirts and hoodies. */
const sweatRib = rib(5, 0.9, fineJersey);

/** The shared properties of the pieces of a sweatshirt or a hoodie. */
export const sweatConstruction = (options: KnitOptions): Construction =>
  constructionOf({ ribbing: sweatRib, ...options }, sweatFace);

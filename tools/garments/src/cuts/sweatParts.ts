import { rib } from '../fabrics';
import { type KnitOptions, type Making, making } from './knitParts';
import { fineJersey, sweatFace } from './topCloths';

/** Ribbing of sweatshirts and hoodies. */
const sweatRib = rib(5, 0.9, fineJersey);

/** The shared properties of the pieces of a sweatshirt or a hoodie. */
export const sweatMaking = (options: KnitOptions): Making =>
  making({ ribbing: sweatRib, ...options }, sweatFace);

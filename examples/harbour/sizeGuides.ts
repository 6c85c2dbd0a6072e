// Written by `npm run import`.
import type { SizeGuide } from '../../src/data/types';

/** The size guide of each product, by product id. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {};

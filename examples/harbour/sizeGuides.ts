// Written by `npm run import`.
import type { SizeGuide } from '../../src/shop/sizeGuide';

/** The size guide of each product, by product id. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {};

import type { SizeGuide } from '../../src/domain/sizeGuide';

// Written by `npm run import`.

/** The size guide of each product, by product id. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {};

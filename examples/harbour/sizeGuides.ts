import type { SizeGuide } from '../../src/data/types';

/** The size guides by the `_id` of the products in products.ts. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {};

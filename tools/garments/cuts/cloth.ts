import type { Fabric } from '../fabrics/fabric';
import type { Pattern } from '../fabrics/patterns';

/** What a cut is made of; every cut takes it. */
export interface Cloth {
  /** `#rrggbb`. */
  readonly color: string;
  /** The second yarn of the fabric, or the second colour of the pattern. */
  readonly color2?: string;
  readonly fabric?: Fabric;
  readonly pattern?: Pattern;
  /** 0 to 1. */
  readonly patternOpacity?: number;
}

/** The cloth of a layer, from what a cut was given; `usual` is the fabric of the cut when it was given none. */
export const clothOf = (
  { color, color2, fabric, pattern, patternOpacity }: Cloth,
  usual: Fabric,
): Cloth & { readonly fabric: Fabric } => ({
  color,
  fabric: fabric ?? usual,
  ...(color2 !== undefined && { color2 }),
  ...(pattern !== undefined && { pattern }),
  ...(patternOpacity !== undefined && { patternOpacity }),
});

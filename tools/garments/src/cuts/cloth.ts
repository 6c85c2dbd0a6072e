import type { Fabric } from '../fabrics/fabric';
import type { Pattern } from '../fabrics/patterns';
import type { Path } from '../paths/path';
import type { Layer } from '../studio/garment';

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

/** What a layer is made of. */
export type LayerCloth = Cloth & { readonly fabric: Fabric };

/** The cloth of a layer, from what a cut was given; `usual` is the fabric of the cut when it was given none. */
export const clothOf = (
  { color, color2, fabric, pattern, patternOpacity }: Cloth,
  usual: Fabric,
): LayerCloth => ({
  color,
  fabric: fabric ?? usual,
  ...(color2 !== undefined && { color2 }),
  ...(pattern !== undefined && { pattern }),
  ...(patternOpacity !== undefined && { patternOpacity }),
});

/** Fills what the pieces of a garment leave open between them. */
export const ground = (id: string, cloth: LayerCloth, outline: Path, shade = 0.5): Layer => ({
  id,
  ...cloth,
  outline,
  shade,
  shadow: null,
  bevel: 0,
  relief: 0,
});

import type { Fabric } from '../fabrics/fabric';
import type { Pattern } from '../fabrics/patterns';
import type { Path } from '../paths/path';
import type { Layer } from '../renderer/garment';

/** The cloth options of every cut. */
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

/** The cloth properties of a layer. */
export type LayerCloth = Cloth & { readonly fabric: Fabric };

/** The cloth properties of a layer from the options of a cut; `usual` is the default fabric. */
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

/** Fills the gaps between the pieces of a garment. */
export const ground = (id: string, cloth: LayerCloth, outline: Path, shade = 0.5): Layer => ({
  id,
  ...cloth,
  outline,
  shade,
  shadow: null,
  bevel: 0,
  relief: 0,
});

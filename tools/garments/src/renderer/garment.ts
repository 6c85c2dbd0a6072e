import type { Fabric } from '../fabrics/fabric';
import type { Pattern } from '../fabrics/patterns';
import type { Crease, Weight } from '../folds/creases';
import type { Fold } from '../folds/strokes';
import type { Shape } from '../masks/mask';
import type { Path, Warp } from '../paths/path';

// The output of a cut. Lengths are in units of the design space, 1000 x 1250, about 1 mm each on an
// adult garment; colours are `#rrggbb`.

/** A volume under layers: an inflated silhouette. */
export interface Shell {
  /** Extends beyond hems and cuffs and fills the neck, so that the volume does not close there. */
  readonly outline: Path;
  /** Lines where the height is 0, between a body and its sleeves. */
  readonly cuts?: Path;
  /** Height as a fraction of half the width: 0.42 to 0.52 for a body. */
  readonly depth: number;
  /** Height at which the volume levels off, for legs and flat parts. */
  readonly flat?: number;
}

/** A puckered groove where two pieces of cloth are joined. */
export interface Seam {
  readonly path: Path;
  readonly width?: number;
  readonly depth?: number;
  readonly pucker?: number;
}

/** A row of thread on the cloth. */
export interface Stitch {
  readonly path: Path;
  readonly color?: string;
  readonly dash?: string;
  readonly width?: number;
  readonly height?: number;
  readonly opacity?: number;
  readonly pucker?: number;
}

/** Doubled cloth: hems, plackets, facings. A line along the path with `stroke`, else its area. */
export interface Step {
  readonly path: Path;
  readonly height: number;
  /** Blur of its edge. */
  readonly soft: number;
  readonly stroke?: number;
}

/** A print on the cloth. */
export interface Ink {
  readonly path: Path;
  readonly color: string;
  readonly opacity?: number;
  readonly stroke?: number;
  readonly blur?: number;
}

/** The shadow that a layer casts on those behind it. */
export interface LayerShadow {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly opacity: number;
  /** Opacity of the narrow dark line at the edge. */
  readonly tight?: number;
}

/** One piece of a garment, back to front: inner back, label, sleeves, body, pockets, collar. */
export interface Layer {
  readonly id: string;
  readonly outline: Path;
  readonly clip?: Path;
  /** A line along which the piece extends under its neighbour, so that no gap is visible. */
  readonly extend?: Path;
  readonly color: string;
  /** The second yarn of the fabric, or the second colour of the pattern. */
  readonly color2?: string;
  readonly fabric: Fabric;
  readonly pattern?: Pattern;
  readonly patternOpacity?: number;
  /** Angle of the grain, in degrees. */
  readonly grain?: number;
  /** Cloth coordinates where the grain is curved, as around a collar. */
  readonly cloth?: Warp;
  /** Factor of the relief of the fabric. */
  readonly relief?: number;
  /** The shell under the layer, `body` by default, and the factor of its height. */
  readonly shell?: string;
  readonly shellWeight?: number;
  /** Factor of the folds of the garment. */
  readonly folds?: number;
  /** Thickness of the cloth, and width of its rounded edge. */
  readonly lift?: number;
  readonly bevel?: number;
  readonly seams?: readonly Seam[];
  readonly stitches?: readonly Stitch[];
  readonly steps?: readonly Step[];
  /** Folds of this piece alone. */
  readonly bumps?: readonly Fold[];
  /** Filled chambers, as the channels of a puffer. */
  readonly puff?: { readonly shapes: readonly Shape[]; readonly height: number };
  /** Factor of the light: 0.5 to 0.6 for an inner back. */
  readonly shade?: number;
  readonly tone?: Weight;
  readonly wear?: Weight;
  readonly wearColor?: string;
  /** `null` for none. */
  readonly shadow?: LayerShadow | null;
  /** For buttons, cords and labels: no shadow on the background, and ignored by the frame. */
  readonly small?: boolean;
  readonly inks?: readonly Ink[];
}

export interface Garment {
  readonly name: string;
  readonly seed: number;
  readonly shells: Readonly<Record<string, Shell>>;
  readonly folds: readonly Fold[];
  readonly creases?: readonly Crease[];
  readonly layers: readonly Layer[];
  /** Amplitude of the random offsets of control points, in units. */
  readonly jitter?: number;
  readonly foldWeight?: number;
  readonly swell?: number;
  readonly exposure?: number;
}

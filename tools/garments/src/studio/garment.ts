import type { Fabric } from '../fabrics/fabric';
import type { Pattern } from '../fabrics/patterns';
import type { Crease } from '../folds/creases';
import type { Fold } from '../folds/strokes';
import type { Shape } from '../masks/mask';
import type { Path, Warp } from '../paths/path';

// What a cut hands to the studio. Lengths are in units of the design space, 1000 x 1250, about 1 mm each on an
// adult garment; colours are `#rrggbb`.

/** A volume that layers lie on: a silhouette, inflated like a cushion. */
export interface Shell {
  /** Reaches beyond hems and cuffs and fills the neck, so that edges stay open and do not pillow. */
  readonly outline: Path;
  /** Lines where the volume comes down to nothing, between a body and its sleeves. */
  readonly cuts?: Path;
  /** Height in parts of the half width: 0.42 to 0.52 for a body. */
  readonly depth: number;
  /** Height at which the volume levels off, for legs and everything that lies flat. */
  readonly flat?: number;
}

/** A groove where two pieces of cloth meet, puckered by its thread. */
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

/** Doubled cloth: hems, plackets, facings. With `stroke` it runs along the path, without it fills it. */
export interface Step {
  readonly path: Path;
  readonly height: number;
  /** Blur of its edge. */
  readonly soft: number;
  readonly stroke?: number;
}

/** Print on the cloth. */
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
  /** Opacity of the tight line of dark right at the edge. */
  readonly tight?: number;
}

/** How strongly something counts at a place of the design space. */
export type Weight = (x: number, y: number) => number;

/** One piece of a garment, back to front: inner back, label, sleeves, body, pockets, collar. */
export interface Layer {
  readonly id: string;
  readonly outline: Path;
  readonly clip?: Path;
  /** A line along which the piece reaches under its neighbour, so that no sliver of ground shows. */
  readonly extend?: Path;
  readonly color: string;
  /** The second yarn of the fabric, or the second colour of the pattern. */
  readonly color2?: string;
  readonly fabric: Fabric;
  readonly pattern?: Pattern;
  readonly patternOpacity?: number;
  /** Angle of the grain, in degrees. */
  readonly grain?: number;
  /** Coordinates of the cloth where it does not run straight, as around a collar. */
  readonly cloth?: Warp;
  /** Factor of the fabric's own relief. */
  readonly relief?: number;
  /** The shell that it lies on, `body` unless told, and how much of its height counts. */
  readonly shell?: string;
  readonly shellWeight?: number;
  /** How much of the garment's folds it takes. */
  readonly folds?: number;
  /** Thickness of the cloth, and how far its edge rounds. */
  readonly lift?: number;
  readonly bevel?: number;
  readonly seams?: readonly Seam[];
  readonly stitches?: readonly Stitch[];
  readonly steps?: readonly Step[];
  /** Folds of this piece alone. */
  readonly bumps?: readonly Fold[];
  /** Chambers that are filled, as the channels of a puffer. */
  readonly puff?: { readonly shapes: readonly Shape[]; readonly height: number };
  /** Light that reaches it: 0.5 to 0.6 for an inner back. */
  readonly shade?: number;
  readonly tone?: Weight;
  readonly wear?: Weight;
  readonly wearColor?: string;
  /** `null` casts none. */
  readonly shadow?: LayerShadow | null;
  /** Casts no shadow on the wall and does not count for the frame: buttons, cords, labels. */
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
  /** How far control points stray, in units: no two garments hang alike. */
  readonly stray?: number;
  readonly foldWeight?: number;
  readonly swell?: number;
  readonly exposure?: number;
}

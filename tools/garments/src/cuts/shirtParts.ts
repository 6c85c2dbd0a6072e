import { type Path, type Point, CENTRE, both, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer, LayerShadow, Seam, Stitch } from '../renderer/garment';
import { type Cloth, type LayerCloth, ground } from './cloth';
import {
  type Block,
  type Sleeve,
  armholePoints,
  bodyOutline,
  curve,
  hemPoints,
  joined,
  last,
  shellOutline,
  shoulderLine,
} from './shirtLines';

/** The options of buttoned garments. */
export interface ButtonedOptions extends Cloth {
  readonly button: string;
  readonly seed: number;
}

/** Posed sleeves: the one on the right of the image, and the left one mirrored. */
export type Sleeves = readonly [Sleeve, Sleeve];

/** A row of topstitching. */
export const row = (path: Path, more: Partial<Stitch> = {}): Stitch => ({
  path,
  width: 1,
  dash: '2.8 1.6',
  height: 0.4,
  ...more,
});

/** The wrong side of the back, visible through the neck. */
export const inside = (cloth: LayerCloth, outline: Path, from: number, to: number, seam?: Path): Layer => ({
  id: 'inside',
  ...cloth,
  outline,
  shade: 0.6,
  tone: (_x, y) => 1.14 - 0.5 * Math.min(1, Math.max(0, (y - from) / (to - from))),
  shellWeight: 0.2,
  folds: 0,
  bevel: 0,
  shadow: null,
  ...(seam !== undefined && { seams: [{ path: seam, width: 2, depth: 0.8 }] }),
});

/** The tail of the back, slightly longer than the front. */
export const tail = (cloth: LayerCloth, block: Block, drop: number): Layer => {
  const points = hemPoints(block);
  const [cornerX, cornerY] = last(block.side);
  const lower = points.map(([x, y]): Point => {
    const share = (x - CENTRE) / (cornerX - CENTRE);
    return [x, y + drop * (1 - share * share)];
  });
  return {
    id: 'tail',
    ...cloth,
    outline: symmetric(
      joined(`M500 ${cornerY - 40} L${cornerX - 26} ${cornerY - 40} L${cornerX} ${cornerY}`, curve(lower)),
    ),
    shade: 0.42,
    shellWeight: 0.3,
    bevel: 1,
    shadow: null,
  };
};

/** Fills the gap between sleeves and body. */
export const underBody = (cloth: LayerCloth, outline: Path): Layer =>
  ground('under body', cloth, outline, 0.66);

/** The shell of a garment; `depth` is a fraction of its half width. */
export const shellsOf = (block: Block, sleeves: readonly Sleeve[], depth: number): Garment['shells'] => ({
  body: { outline: shellOutline(block, sleeves), depth },
});

/** The inner side of a collar, behind the neck. */
export const behindNeck = (
  id: string,
  cloth: LayerCloth,
  outline: Path,
  shade: number,
  shadow: Pick<LayerShadow, 'blur' | 'opacity'>,
): Layer => ({
  id,
  ...cloth,
  outline,
  shade,
  shellWeight: 0.15,
  folds: 0,
  shadow: { dx: 0, dy: 4, ...shadow },
});

interface BodyConstruction {
  /** Heights of the rows of thread above the hem. */
  readonly rows?: readonly number[];
  readonly hem?: number;
  readonly armhole?: Partial<Seam>;
  readonly seams?: readonly Seam[];
  readonly stitches?: readonly Stitch[];
  readonly shoulder?: boolean;
}

const hemLine = (block: Block, up: number): Path =>
  symmetricLine(
    curve([...hemPoints(block)].reverse().map(([x, y], i): Point => [i === 0 ? CENTRE : x, y - up])),
  );

/** The front or the back of a body, with its seams, its hem and its rows of thread. */
export const bodyLayer = (
  cloth: LayerCloth,
  block: Block,
  neckline: Path,
  { rows = [], hem, armhole = {}, seams = [], stitches = [], shoulder = true }: BodyConstruction,
): Layer => ({
  id: 'body',
  ...cloth,
  outline: bodyOutline(block, neckline),
  shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.14, tight: 0.08 },
  bevel: 1.4,
  lift: 0.6,
  seams: [
    { path: both(curve(armholePoints(block))), width: 2, depth: 0.8, pucker: 1.1, ...armhole },
    ...(shoulder ? [{ path: both(shoulderLine(block)), width: 2, depth: 0.6 }] : []),
    ...seams,
  ],
  steps: hem === undefined ? [] : [{ path: hemLine(block, 0), stroke: 2 * hem, height: 0.9, soft: 1.1 }],
  stitches: [...rows.map((up) => row(hemLine(block, up), { pucker: 1.3 })), ...stitches],
});

/** The button placket, `half` units wide to each side, `topHalf` at an open top. */
export const placket = (
  cloth: LayerCloth,
  top: number,
  bottom: number,
  half: number,
  topHalf = half,
): Layer => {
  const [left, right, inner] = [CENTRE - half, CENTRE + half, half - 5];
  const opening = 3 * (half - topHalf);
  return {
    id: 'placket',
    ...cloth,
    outline: `M${CENTRE - topHalf} ${top} L${CENTRE + topHalf} ${top} L${right} ${top + opening} L${right} ${bottom} C${CENTRE + 8} ${bottom + 1} ${CENTRE - 8} ${bottom + 1} ${left} ${bottom} L${left} ${top + opening} Z`,
    shadow: { dx: -2, dy: 2, blur: 3, opacity: 0.18, tight: 0.16 },
    bevel: 1.4,
    lift: 1.3,
    stitches: [CENTRE - inner, CENTRE + inner].map((x) =>
      row(`M${x} ${top + 3 + opening} L${x} ${bottom - 2}`),
    ),
  };
};

/** The top half, from `x` outward: to the right for men, to the left for women. */
export const lapped = (body: Layer, x: number, facing: number): Layer => {
  const far = x < CENTRE ? 1100 : -100;
  const inner = x < CENTRE ? x + facing : x - facing;
  return {
    ...body,
    id: 'lap',
    clip: `M${x} 0 L${far} 0 L${far} 1400 L${x} 1400 Z`,
    shadow: { dx: x < CENTRE ? -2 : 2, dy: 3, blur: 4, opacity: 0.2, tight: 0.22 },
    stitches: [...(body.stitches ?? []), row(`M${inner} 0 L${inner} 1400`)],
  };
};

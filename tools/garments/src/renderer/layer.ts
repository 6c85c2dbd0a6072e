import type { Field } from '../fields/field';
import type { Canvas } from './canvas';
import {
  type Light,
  type Response,
  type ShadingInput,
  falloff,
  illuminate,
  reflect,
  responseOf,
} from './light';
import { type Marks, marksOf } from './marks';
import { type Paint, paintOf, weaveOf } from './paint';
import { type Piece, seenOf } from './piece';
import { type Relief, reliefOf } from './relief';
import { castOnItself, castOnOthers, cavity } from './shadow';
import type { RenderContext } from './context';

/** A piece with its marks and relief, ready for compositing. */
export interface Prepared {
  readonly piece: Piece;
  readonly seen: Uint8Array;
  readonly marks: Marks;
}

/** Rasterises the marks of a piece; `undefined` when it is not visible. */
export const prepare = async (
  piece: Piece,
  front: Uint8Array,
  context: RenderContext,
): Promise<Prepared | undefined> => {
  const seen = seenOf(piece, front, context.view.width);
  return seen.includes(2) ? { piece, seen, marks: await marksOf(piece, context) } : undefined;
};

/** The input of the shading of a piece, over its box. */
interface Surface {
  readonly height: Field;
  readonly visibility: Field;
  readonly cavity: Field;
  /** Share of the light that is not blocked by seams. */
  readonly open: Field;
  readonly paint: Paint;
}

const surfaceOf = (relief: Relief, { piece, seen, marks }: Prepared, context: RenderContext): Surface => {
  const { height, open } = relief;
  const { scale } = context.view;
  const hollow = cavity(height, scale);
  const visibility = castOnItself(height, scale);
  const weave = weaveOf(piece, seen, context);
  height.add(weave.height);
  return { height, visibility, cavity: hollow, open, paint: paintOf(piece, marks, weave, seen, context) };
};

/** Slopes of a height field around one pixel (Sobel), units per unit. */
const tilt = (
  { data, width, height }: Field,
  column: number,
  row: number,
  scale: number,
  input: ShadingInput,
): void => {
  const x = Math.min(width - 2, Math.max(1, column));
  const i = Math.min(height - 2, Math.max(1, row)) * width + x;
  const aboveLeft = data[i - width - 1] ?? 0;
  const above = data[i - width] ?? 0;
  const aboveRight = data[i - width + 1] ?? 0;
  const left = data[i - 1] ?? 0;
  const right = data[i + 1] ?? 0;
  const belowLeft = data[i + width - 1] ?? 0;
  const below = data[i + width] ?? 0;
  const belowRight = data[i + width + 1] ?? 0;
  const factor = 0.125 * scale;
  input.slopeX = ((right - left) * 2 + aboveRight - aboveLeft + belowRight - belowLeft) * factor;
  input.slopeY = ((below - above) * 2 + belowLeft - aboveLeft + belowRight - aboveRight) * factor;
};

const mixIn = (canvas: Canvas, at: number, paint: Paint, of: number, light: Light, cover: number): void => {
  const logDiffuse = Math.log(light.diffuse);
  for (let channel = 0; channel < 3; channel++) {
    const before = canvas.light[at * 3 + channel] ?? 0;
    const value = reflect(paint[of * 3 + channel] ?? 0, light, logDiffuse);
    canvas.light[at * 3 + channel] = before + (value - before) * cover;
  }
};

const shade = (canvas: Canvas, surface: Surface, { piece, seen }: Prepared, context: RenderContext): void => {
  const { layer, box, mask } = piece;
  const { view, garment } = context;
  const response: Response = responseOf(layer.fabric, garment.exposure ?? 1);
  const { shade: dimmed = 1, tone } = layer;
  const input: ShadingInput = { slopeX: 0, slopeY: 0, visibility: 1, open: 1, strength: 1, shade: dimmed };
  const light: Light = { diffuse: 0, gloss: 0, sheen: 0 };
  for (let row = 0; row < box.height; row++) {
    const y = (row + box.y) / view.scale + view.top;
    for (let column = 0; column < box.width; column++) {
      const i = row * box.width + column;
      if (seen[i] !== 2) continue;
      const x = (column + box.x) / view.scale + view.left;
      tilt(surface.height, column, row, view.scale, input);
      input.visibility = surface.visibility.data[i] ?? 1;
      input.open = Math.min(1.15, surface.cavity.data[i] ?? 1) * (surface.open.data[i] ?? 1);
      input.strength = falloff(x, y) * dimmed * (tone === undefined ? 1 : tone(x, y));
      illuminate(input, response, light);
      const at = (row + box.y) * view.width + column + box.x;
      mixIn(canvas, at, surface.paint, i, light, mask.data[i] ?? 0);
    }
  }
};

/** Adds the mask of a piece to the coverage of the canvas. */
const cover = ({ coverage }: Canvas, { box, mask }: Piece): void => {
  for (let row = 0; row < box.height; row++) {
    let at = (row + box.y) * coverage.width + box.x;
    let of = row * box.width;
    for (let column = 0; column < box.width; column++, at++, of++) {
      const share = mask.data[of] ?? 0;
      coverage.data[at] = share + (coverage.data[at] ?? 0) * (1 - share);
    }
  }
};

/** Composites one layer: its shadow on those behind it, then its shaded surface. */
export const composite = async (
  canvas: Canvas,
  piece: Piece,
  prepared: Prepared | undefined,
  front: Uint8Array,
  context: RenderContext,
): Promise<void> => {
  castOnOthers(canvas, piece, front, context);
  if (prepared !== undefined) {
    const relief = await reliefOf(piece, prepared.marks, context);
    shade(canvas, surfaceOf(relief, prepared, context), prepared, context);
  }
  cover(canvas, piece);
};

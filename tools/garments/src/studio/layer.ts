import type { Field } from '../fields/field';
import type { Canvas } from './canvas';
import { type Light, type Response, type Spot, falloff, illuminate, reflect, responseOf } from './light';
import { type Marks, marksOf } from './marks';
import { type Paint, paintOf, weaveOf } from './paint';
import { type Piece, seenOf } from './piece';
import { type Relief, reliefOf } from './relief';
import { castOnItself, castOnOthers, cavity } from './shadow';
import type { Stage } from './stage';

/** A piece with all that is drawn on it, ready to be composited. */
export interface Prepared {
  readonly piece: Piece;
  readonly seen: Uint8Array;
  readonly marks: Marks;
}

/** Rasterises what a piece needs; where the camera sees nothing of it, nothing. */
export const prepare = async (
  piece: Piece,
  front: Uint8Array,
  stage: Stage,
): Promise<Prepared | undefined> => {
  const seen = seenOf(piece, front, stage.view.width);
  return seen.includes(2) ? { piece, seen, marks: await marksOf(piece, stage) } : undefined;
};

/** All that the lamps need to know of a piece, over its box. */
interface Surface {
  readonly height: Field;
  readonly sun: Field;
  readonly cavity: Field;
  /** Share of the light that seams leave. */
  readonly open: Field;
  readonly paint: Paint;
}

const surfaceOf = (relief: Relief, { piece, seen, marks }: Prepared, stage: Stage): Surface => {
  const { height, open } = relief;
  const { scale } = stage.view;
  const hollow = cavity(height, scale);
  const sun = castOnItself(height, scale);
  const weave = weaveOf(piece, seen, stage);
  height.add(weave.height);
  return { height, sun, cavity: hollow, open, paint: paintOf(piece, marks, weave, seen, stage) };
};

/** Slopes of a height field around one pixel (Sobel), units per unit. */
const tilt = (
  { data, width, height }: Field,
  column: number,
  row: number,
  scale: number,
  spot: Spot,
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
  spot.slopeX = ((right - left) * 2 + aboveRight - aboveLeft + belowRight - belowLeft) * factor;
  spot.slopeY = ((below - above) * 2 + belowLeft - aboveLeft + belowRight - aboveRight) * factor;
};

const mixIn = (canvas: Canvas, at: number, paint: Paint, of: number, light: Light, cover: number): void => {
  const logDiffuse = Math.log(light.diffuse);
  for (let channel = 0; channel < 3; channel++) {
    const before = canvas.light[at * 3 + channel] ?? 0;
    const value = reflect(paint[of * 3 + channel] ?? 0, light, logDiffuse);
    canvas.light[at * 3 + channel] = before + (value - before) * cover;
  }
};

const shade = (canvas: Canvas, surface: Surface, { piece, seen }: Prepared, stage: Stage): void => {
  const { layer, box, mask } = piece;
  const { view, garment } = stage;
  const response: Response = responseOf(layer.fabric, garment.exposure ?? 1);
  const { shade: dimmed = 1, tone } = layer;
  const spot: Spot = { slopeX: 0, slopeY: 0, sun: 1, open: 1, strength: 1, shade: dimmed };
  const light: Light = { diffuse: 0, gloss: 0, sheen: 0 };
  for (let row = 0; row < box.height; row++) {
    const y = (row + box.y) / view.scale + view.top;
    for (let column = 0; column < box.width; column++) {
      const i = row * box.width + column;
      if (seen[i] !== 2) continue;
      const x = (column + box.x) / view.scale + view.left;
      tilt(surface.height, column, row, view.scale, spot);
      spot.sun = surface.sun.data[i] ?? 1;
      spot.open = Math.min(1.15, surface.cavity.data[i] ?? 1) * (surface.open.data[i] ?? 1);
      spot.strength = falloff(x, y) * dimmed * (tone === undefined ? 1 : tone(x, y));
      illuminate(spot, response, light);
      const at = (row + box.y) * view.width + column + box.x;
      mixIn(canvas, at, surface.paint, i, light, mask.data[i] ?? 0);
    }
  }
};

/** Notes that a piece now covers its part of the canvas. */
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

/** Composites one layer over those behind it: its shadow on them, then its own lit surface. */
export const composite = async (
  canvas: Canvas,
  piece: Piece,
  prepared: Prepared | undefined,
  front: Uint8Array,
  stage: Stage,
): Promise<void> => {
  castOnOthers(canvas, piece, front, stage);
  if (prepared !== undefined) {
    const relief = await reliefOf(piece, prepared.marks, stage);
    shade(canvas, surfaceOf(relief, prepared, stage), prepared, stage);
  }
  cover(canvas, piece);
};

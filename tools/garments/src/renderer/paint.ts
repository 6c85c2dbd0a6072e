import { Field } from '../fields/field';
import { mix } from '../fields/noise';
import { type Rgb, linearOf, scaled } from './colour';
import type { Layer } from './garment';
import type { Mark, Marks } from './marks';
import type { Piece } from './piece';
import type { RenderContext } from './context';

/** The weave of a layer over its box. */
export interface Weave {
  /** Height of its yarns in units. */
  readonly height: Field;
  /** Factor of the cloth's albedo. */
  readonly tint: Float32Array;
  /** Weight of the second colour. */
  readonly second: Float32Array;
}

/** Computes the weave of the visible pixels of a layer, displaced by the folds. */
export const weaveOf = (piece: Piece, seen: Uint8Array, { view, displacement }: RenderContext): Weave => {
  const { layer, box } = piece;
  const { fabric, cloth, pattern, patternOpacity = 1 } = layer;
  const { width, height } = box;
  const weave: Weave = {
    height: new Field(width, height),
    tint: new Float32Array(width * height),
    second: new Float32Array(width * height),
  };
  const angle = ((layer.grain ?? 0) * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const relief = (layer.relief ?? 1) * fabric.relief;
  const carry = 2.2 * (layer.folds ?? 1);
  const yarn = new Float32Array(3);
  const left = box.x / view.scale + view.left;
  const top = box.y / view.scale + view.top;
  for (let row = 0; row < height; row++) {
    let of = (row + box.y) * view.width + box.x;
    for (let column = 0; column < width; column++, of++) {
      const i = row * width + column;
      if (seen[i] === 0) continue;
      const x = column / view.scale + left - (displacement.slopeX[of] ?? 0) * carry;
      const y = row / view.scale + top - (displacement.slopeY[of] ?? 0) * carry;
      let u = x * cos + y * sin;
      let v = y * cos - x * sin;
      if (cloth !== undefined) [u, v] = cloth(x, y);
      fabric.micro(u, v, yarn);
      weave.height.data[i] = (yarn[0] ?? 0) * relief;
      weave.tint[i] = yarn[1] ?? 1;
      weave.second[i] = pattern === undefined ? (yarn[2] ?? 0) : pattern(u, v) * patternOpacity;
    }
  }
  return weave;
};

/** Linear albedo, three numbers per pixel of the layer's box. */
export type Paint = Float32Array;

const dyed = ({ color, color2 }: Layer, { tint, second }: Weave, seen: Uint8Array): Paint => {
  const first = linearOf(color);
  const other = linearOf(color2 ?? color);
  const paint = new Float32Array(seen.length * 3);
  for (let i = 0; i < seen.length; i++) {
    if (seen[i] !== 2) continue;
    const weight = second[i] ?? 0;
    const factor = tint[i] ?? 1;
    paint[i * 3] = mix(first[0], other[0], weight) * factor;
    paint[i * 3 + 1] = mix(first[1], other[1], weight) * factor;
    paint[i * 3 + 2] = mix(first[2], other[2], weight) * factor;
  }
  return paint;
};

const blend = (paint: Paint, i: number, color: Rgb, factor: number, weight: number): void => {
  paint[i * 3] = mix(paint[i * 3] ?? 0, color[0] * factor, weight);
  paint[i * 3 + 1] = mix(paint[i * 3 + 1] ?? 0, color[1] * factor, weight);
  paint[i * 3 + 2] = mix(paint[i * 3 + 2] ?? 0, color[2] * factor, weight);
};

const wearOff = (paint: Paint, { layer, box }: Piece, seen: Uint8Array, { view }: RenderContext): void => {
  const { wear } = layer;
  if (wear === undefined) return;
  const bare = linearOf(layer.wearColor ?? '#ffffff');
  for (let row = 0; row < box.height; row++) {
    const y = (row + box.y) / view.scale + view.top;
    for (let column = 0; column < box.width; column++) {
      const i = row * box.width + column;
      if (seen[i] !== 2) continue;
      blend(paint, i, bare, 1, wear((column + box.x) / view.scale + view.left, y));
    }
  }
};

/** Blends a colour into the albedo through a mask. Ink is modulated by the albedo of the yarns, thread is not. */
const layOn = <T>(
  paint: Paint,
  { box, mask }: Mark<T>,
  { box: whole }: Piece,
  color: Rgb,
  opacity: number,
  tint?: Float32Array,
): void => {
  for (let row = 0; row < box.height; row++) {
    let at = (row + box.y - whole.y) * whole.width + box.x - whole.x;
    let of = row * box.width;
    for (let column = 0; column < box.width; column++, at++, of++) {
      const weight = (mask.data[of] ?? 0) * opacity;
      if (weight > 0) blend(paint, at, color, tint?.[at] ?? 1, weight);
    }
  }
};

/** Opacity of the colour of a thread. */
const THREAD = 0.85;

/** Colours a layer: yarns or pattern, wear, print and thread, in this order. */
export const paintOf = (
  piece: Piece,
  marks: Marks,
  weave: Weave,
  seen: Uint8Array,
  context: RenderContext,
): Paint => {
  const { layer } = piece;
  const paint = dyed(layer, weave, seen);
  wearOff(paint, piece, seen, context);
  for (const ink of marks.inks) {
    layOn(paint, ink, piece, linearOf(ink.of.color), ink.of.opacity ?? 1, weave.tint);
  }
  for (const stitch of marks.stitches) {
    const { color } = stitch.of;
    const thread = color === undefined ? scaled(linearOf(layer.color), 0.78) : linearOf(color);
    layOn(paint, stitch, piece, thread, THREAD);
  }
  return paint;
};

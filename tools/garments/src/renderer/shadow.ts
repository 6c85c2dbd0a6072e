import { blur } from '../fields/blur';
import { Field } from '../fields/field';
import { smooth } from '../fields/noise';
import { grown, shared, wholeOf } from './box';
import type { Canvas } from './canvas';
import type { LayerShadow } from './garment';
import { KEY } from './light';
import type { Piece } from './piece';
import type { RenderContext } from './context';

const USUAL: LayerShadow = { dx: 4, dy: 6, blur: 7, opacity: 0.34 };
/** The narrow dark line at an edge, in units. */
const TIGHT = { dx: 1.2, dy: 1.6, blur: 1.6, opacity: 0.25 };
/** Exponent of the red channel: light reflected below a layer is warm. */
const WARM = 0.96;

/** Darkens the layers behind a piece by its soft shadow and the dark line at its edge. */
export const castOnOthers = (
  canvas: Canvas,
  piece: Piece,
  front: Uint8Array,
  { view }: RenderContext,
): void => {
  const shadow = piece.layer.shadow === undefined ? USUAL : piece.layer.shadow;
  if (shadow === null) return;
  const { scale, width: across } = view;
  const reach = Math.ceil((Math.abs(shadow.dx) + Math.abs(shadow.dy) + shadow.blur * 3) * scale);
  const box = shared(grown(piece.box, reach), wholeOf(view));
  const mask = widened(piece, box.x, box.y, box.width, box.height);
  const soft = blur(mask, shadow.blur * scale);
  const tight = blur(mask, TIGHT.blur * scale);
  const edge = shadow.tight ?? TIGHT.opacity;
  for (let y = 0; y < box.height; y++) {
    let of = (y + box.y) * across + box.x;
    for (let x = 0; x < box.width; x++, of++) {
      const covered = canvas.coverage.data[of] ?? 0;
      // Skips pixels that a layer in front of this one hides.
      if (covered < 0.01 || (front[of] ?? 0) >= piece.index) continue;
      const dark =
        soft.at(x - shadow.dx * scale, y - shadow.dy * scale) * shadow.opacity +
        tight.at(x - TIGHT.dx * scale, y - TIGHT.dy * scale) * edge;
      const left = 1 - covered * Math.min(0.8, dark);
      canvas.light[of * 3] = (canvas.light[of * 3] ?? 0) * Math.pow(left, WARM);
      canvas.light[of * 3 + 1] = (canvas.light[of * 3 + 1] ?? 0) * left;
      canvas.light[of * 3 + 2] = (canvas.light[of * 3 + 2] ?? 0) * left;
    }
  }
};

/** The mask of a piece in a larger box. */
const widened = ({ box, mask }: Piece, x: number, y: number, width: number, height: number): Field => {
  const wide = new Field(width, height);
  for (let row = 0; row < box.height; row++) {
    const of = row * box.width;
    wide.data.set(mask.data.subarray(of, of + box.width), (row + box.y - y) * width + box.x - x);
  }
  return wide;
};

/** Radius in units, and weight of its hollows. */
const CAVITIES = [
  [3, 0.1],
  [9, 0.045],
  [26, 0.016],
] as const;

/** Ambient occlusion of a height field at three radii: below 1 in hollows, slightly above 1 on ridges. */
export const cavity = (height: Field, scale: number): Field => {
  const open = new Field(height.width, height.height).fill(1);
  for (const [radius, strength] of CAVITIES) {
    const around = blur(height, radius * scale);
    for (let i = 0; i < open.data.length; i++) {
      const depth = ((around.data[i] ?? 0) - (height.data[i] ?? 0)) * strength;
      const factor = depth > 0 ? 1 / (1 + 1.6 * depth) : 1 + 0.25 * Math.min(0.5, -depth);
      open.data[i] = (open.data[i] ?? 0) * factor;
    }
  }
  return open;
};

/** Ray marching towards the soft box uses every 4th pixel and steps of 5 units. */
const COARSE = 4;
const STEP = 5;
const STEPS = 14;
const FLAT = Math.hypot(KEY.x, KEY.y);
const TOWARDS_X = KEY.x / FLAT;
const TOWARDS_Y = KEY.y / FLAT;
/** Slope of the ray to the lower edge of the soft box, units per unit. */
const RISE = (KEY.z / FLAT) * 0.82;

/** The steepest slope from a point towards the light, units per unit. */
const steepest = (height: Field, x: number, y: number, step: number): number => {
  const from = height.data[y * height.width + x] ?? 0;
  let most = -9;
  for (let count = 1; count <= STEPS; count++) {
    const atX = x + TOWARDS_X * step * count;
    const atY = y + TOWARDS_Y * step * count;
    if (atX < 0 || atY < 0 || atX >= height.width || atY >= height.height) break;
    const rise = (height.at(atX, atY) - from) / (STEP * count);
    if (rise > most) most = rise;
  }
  return most;
};

/** Visible share of the soft box by self-shadowing: 1 in the light, 0.45 in full shadow. */
export const castOnItself = (height: Field, scale: number): Field => {
  const coarse = blur(height, 1.5 * scale).shrink(COARSE);
  const shadow = new Field(coarse.width, coarse.height);
  const step = (STEP * scale) / COARSE;
  for (let y = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++) {
      shadow.data[y * coarse.width + x] = smooth(RISE * 0.25, RISE * 1.15, steepest(coarse, x, y, step));
    }
  }
  const visibility = blur(shadow, 1).resize(height.width, height.height);
  for (let i = 0; i < visibility.data.length; i++) visibility.data[i] = 1 - 0.55 * (visibility.data[i] ?? 0);
  return visibility;
};

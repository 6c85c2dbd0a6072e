import type { Field } from '../fields/field';
import { perlin, perlinRow, smooth } from '../fields/noise';
import type { View } from '../masks/mask';

/** A weight as a function of the position in units. */
export type Weight = (x: number, y: number) => number;

/** Soft creases in patches, stretched along a direction. Lengths in units. */
export interface Crease {
  /** Direction in degrees: 0 is horizontal, 90 vertical. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly seed?: number;
  /** 1 by default; greater values give narrower ridges. */
  readonly sharp?: number;
  readonly weight?: Weight;
}

const OCTAVES = 2;
const FAINT = 0.01;

// Ridged noise, with creases where the noise crosses zero; `blunt` rounds the ridges.
const ridges = (u: number, v: number, blunt: number, seed: number): number => {
  let height = 0;
  let share = 1;
  for (let octave = 0; octave < OCTAVES; octave++) {
    const noise = perlin(u, v, seed + octave);
    const ridge = 1 - Math.sqrt(noise * noise + blunt);
    height += share * (ridge * ridge - 0.45);
    share *= 0.34;
    u = u * 1.7 + 5;
    v = v * 2.1 + 3;
  }
  return height;
};

/** Noise along one row of pixels: coarse and fine distortion, and the strength of the patches. */
const rowsOf = (width: number) => ({
  bendX: new Float64Array(width),
  rippleX: new Float64Array(width),
  bendY: new Float64Array(width),
  rippleY: new Float64Array(width),
  calm: new Float64Array(width),
});

const fillRows = (
  rows: ReturnType<typeof rowsOf>,
  left: number,
  step: number,
  y: number,
  seed: number,
): void => {
  perlinRow(rows.bendX, left / 170, step / 170, y / 170, seed + 1);
  perlinRow(rows.rippleX, left / 60, step / 60, y / 60, seed + 2);
  perlinRow(rows.bendY, left / 170 + 9, step / 170, y / 170, seed + 3);
  perlinRow(rows.rippleY, left / 60, step / 60, y / 60 + 5, seed + 4);
  perlinRow(rows.calm, left / 130, step / 130, y / 160, seed + 20);
};

// Writes the weights of the creases along a row; false when all are 0.
const weigh = (strengths: Float64Array, weight: Weight, left: number, step: number, y: number): boolean => {
  let any = false;
  for (let i = 0; i < strengths.length; i++) {
    const strength = weight(left + i * step, y);
    strengths[i] = strength > FAINT ? strength : 0;
    any ||= strength > FAINT;
  }
  return any;
};

/** Adds the heights of creases, in units, to the field of a view. */
export const addCreases = (field: Field, view: View, crease: Crease, seed: number): void => {
  const { angle, length, width, height, sharp = 1, weight = () => 1 } = crease;
  const base = seed * 31 + (crease.seed ?? 0) * 101;
  const along = Math.cos((angle * Math.PI) / 180);
  const across = Math.sin((angle * Math.PI) / 180);
  const step = 1 / view.scale;
  const strengths = new Float64Array(field.width);
  const rows = rowsOf(field.width);
  for (let row = 0; row < field.height; row++) {
    const y = row * step + view.top;
    if (!weigh(strengths, weight, view.left, step, y)) continue;
    fillRows(rows, view.left, step, y, base);
    for (let column = 0; column < field.width; column++) {
      const strength = strengths[column] ?? 0;
      if (strength === 0) continue;
      // Distorts the coordinates, since straight ridges look artificial.
      const bentX =
        view.left + column * step + 30 * (rows.bendX[column] ?? 0) + 4 * (rows.rippleX[column] ?? 0);
      const bentY = y + 30 * (rows.bendY[column] ?? 0) + 4 * (rows.rippleY[column] ?? 0);
      const u = (bentX * along + bentY * across) / length;
      const v = (bentY * along - bentX * across) / width;
      const patch = 0.25 + 0.75 * smooth(-0.35, 0.5, rows.calm[column] ?? 0);
      const i = row * field.width + column;
      field.data[i] =
        (field.data[i] ?? 0) + height * ridges(u, v, 0.07 / sharp, base + 10) * strength * patch;
    }
  }
};

/** Red, green and blue of linear light, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light of one sRGB channel, both 0 to 1. */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);

/** One sRGB channel of linear light, both 0 to 1. */
const toSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;

/** Linear light of a colour written `#rrggbb`. */
export const linearOf = (color: string): Rgb => {
  const channel = (from: number): number => toLinear(Number.parseInt(color.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** The same colour with its light times a factor. */
export const scaled = ([red, green, blue]: Rgb, factor: number): Rgb => [
  red * factor,
  green * factor,
  blue * factor,
];

const STEPS = 8192;

// A power for each channel of each pixel would cost more than many a layer.
const encoded = Float32Array.from({ length: STEPS + 2 }, (_, step) => toSrgb(step / STEPS));

/** sRGB of linear light from a table, within a hundredth of one of 255 steps; light beyond 0 to 1 is cut off. */
export const toSrgbFast = (light: number): number => {
  const place = Math.min(1, Math.max(0, light)) * STEPS;
  const step = Math.floor(place);
  const low = encoded[step] ?? 0;
  return low + ((encoded[step + 1] ?? 1) - low) * (place - step);
};

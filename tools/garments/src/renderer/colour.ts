/** Linear RGB, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Decodes one sRGB channel, 0 to 1. */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);

/** Encodes one linear channel, 0 to 1. */
const toSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;

/** Linear RGB of a colour in the form `#rrggbb`. */
export const linearOf = (color: string): Rgb => {
  const channel = (from: number): number => toLinear(Number.parseInt(color.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** A colour multiplied by a factor. */
export const scaled = ([red, green, blue]: Rgb, factor: number): Rgb => [
  red * factor,
  green * factor,
  blue * factor,
];

const STEPS = 8192;

// A table, since Math.pow for each channel of each pixel is slow.
const encoded = Float32Array.from({ length: STEPS + 2 }, (_, step) => toSrgb(step / STEPS));

/** Encodes one linear channel by the table, accurate to 1/100 of one of 255 steps; clamps to 0 to 1. */
export const toSrgbFast = (light: number): number => {
  const position = Math.min(1, Math.max(0, light)) * STEPS;
  const step = Math.floor(position);
  const low = encoded[step] ?? 0;
  return low + ((encoded[step + 1] ?? 1) - low) * (position - step);
};

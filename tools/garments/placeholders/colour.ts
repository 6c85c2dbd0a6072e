type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colour that lies the given part of the way from one to the other. */
export const mix = (from: string, to: string, part: number): string => {
  const [r0, g0, b0] = channelsOf(from);
  const [r1, g1, b1] = channelsOf(to);
  return hexOf([r0 + (r1 - r0) * part, g0 + (g1 - g0) * part, b0 + (b1 - b0) * part]);
};

/** How light a colour is to the eye, from 0 to 1. */
export const lightnessOf = (hex: string): number => {
  const [r, g, b] = channelsOf(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

// Warm ends instead of black and white keep a pale cloth from greying and a dark one from going cold.
const SHADE = '#1a1310';
const LIGHT = '#fffaf2';

export const darker = (hex: string, part: number): string => mix(hex, SHADE, part);
export const lighter = (hex: string, part: number): string => mix(hex, LIGHT, part);

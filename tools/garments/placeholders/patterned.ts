import { lightnessOf, mix } from './colour';
import { type Random } from './random';
import { line, moved, n, rect, wrapped } from './svg';
import { type Drawing, type Tile, type Tones } from './tile';

const GRAIN = 6;

/** Faint yarns over a pattern, so that it reads as cloth and not as paper. */
const grain = (width: number, height: number, { gap }: Tones): string =>
  Array.from({ length: Math.round(height / GRAIN) }, (_, row) =>
    rect(0, row * GRAIN, width, 2, gap, 'opacity="0.07"'),
  ).join('');

const gingham = (tones: Tones): Tile => {
  const band = 24;
  const size = 2 * band;
  const { base, second } = tones;
  return {
    width: size,
    height: size,
    body:
      rect(0, 0, size, size, second) +
      rect(0, 0, band, size, mix(base, second, 0.45)) +
      rect(0, 0, size, band, mix(base, second, 0.45)) +
      rect(0, 0, band, band, base) +
      grain(size, size, tones),
  };
};

/** A broad band and two lines each way, laid over each other half clear as the yarns do. */
const lined = (tones: Tones): Tile => {
  const size = 90;
  const { base, second, gap } = tones;
  const both = (at: number, width: number, fill: string, clear: number): string =>
    rect(at, 0, width, size, fill, `opacity="${clear}"`) +
    rect(0, at, size, width, fill, `opacity="${clear}"`);
  return {
    width: size,
    height: size,
    body:
      rect(0, 0, size, size, base) +
      both(6, 36, gap, 0.5) +
      both(62, 12, second, 0.38) +
      both(22, 4, second, 0.45) +
      grain(size, size, tones),
  };
};

/** A deep ground carries a lined check, a pale one a gingham. */
export const check: Drawing = (tones) => (lightnessOf(tones.base) < 0.45 ? lined(tones) : gingham(tones));

export const stripe: Drawing = (tones) => {
  // The hanging swatch begins and ends within a stripe of the first colour.
  const [width, height] = [12, 46];
  return {
    width,
    height,
    body:
      rect(0, 0, width, height, tones.base) +
      wrapped(width, height, rect(0, -5, width, 19, tones.second)) +
      grain(width, height, tones),
  };
};

/** Two dots to a repeat, half a drop apart, none of them quite round. */
export const dot: Drawing = (tones, random) => {
  const size = 60;
  const at = (x: number, y: number): string =>
    moved(
      x,
      y,
      `<ellipse rx="${n(random(6.4, 7.4))}" ry="${n(random(6.4, 7.4))}" fill="${tones.second}"/>`,
      random(0, 90),
    );
  return {
    width: size,
    height: size,
    body: rect(0, 0, size, size, tones.base) + at(15, 15) + at(45, 45) + grain(size, size, tones),
  };
};

const leaf = (y: number, side: number, long: number): string =>
  `<path d="M0 ${y}q${n(side * long * 0.3)} ${n(-long * 0.75)} ${n(side * long)} ${n(-long * 0.8)}` +
  `q${n(-side * long * 0.1)} ${n(long * 0.7)} ${n(-side * long)} ${n(long * 0.8)}z"/>`;

/** A stem with four leaves and a bud. */
const sprigOf = (colour: string): string =>
  `<g fill="${colour}">` +
  line('M0 17Q2 2 0 -12', colour, 1.8) +
  leaf(11, 1, 12) +
  leaf(8, -1, 12) +
  leaf(0, 1, 10) +
  leaf(-3, -1, 10) +
  '<ellipse cx="0" cy="-15" rx="2.8" ry="4.6"/></g>';

const PLACES = [
  [28, 26, 20],
  [94, 20, -75],
  [62, 70, 140],
  [124, 74, 40],
  [22, 108, -30],
  [94, 118, 195],
] as const;

const scattered = (size: number, colour: string, random: Random): string =>
  PLACES.map(([x, y, turned]) =>
    wrapped(size, size, moved(x, y, sprigOf(colour), turned + random(-15, 15))),
  ).join('');

export const sprig: Drawing = (tones, random) => {
  const size = 144;
  return {
    width: size,
    height: size,
    body:
      rect(0, 0, size, size, tones.base) + scattered(size, tones.second, random) + grain(size, size, tones),
  };
};

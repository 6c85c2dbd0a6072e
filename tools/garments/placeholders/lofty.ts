import { mix } from './colour';
import { type Random } from './random';
import { DOWN, line, linear, moved, n, rect, wrapped } from './svg';
import { type Drawing, type Tones } from './tile';

const PITCH = 11;
const LOOPS = 11;
const STRIDE = 37;

/** A loop of thick yarn: its shadow, the yarn, and the light along its upper left. */
const loop = (column: number, row: number, { base, lit, shaded, gap }: Tones, random: Random): string => {
  const radius = random(4.2, 7);
  const [from, sweep] = [random(0, 2 * Math.PI), random(2.4, 4.2)];
  const point = (angle: number): string => `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  const large = sweep > Math.PI ? 1 : 0;
  const d = `M${point(from)}A${n(radius)} ${n(radius)} 0 ${large} 1 ${point(from + sweep)}`;
  const yarn = mix(base, random(0, 1) > 0.5 ? lit : shaded, random(0, 0.5));
  return moved(
    (column + random(0.1, 0.9)) * PITCH,
    (row + random(0.1, 0.9)) * PITCH,
    moved(0.9, 1.2, line(d, mix(shaded, gap, 0.4), 7.4)) +
      line(d, yarn, 6.6) +
      moved(-0.8, -1, line(d, mix(yarn, lit, 0.8), 2.6, 'opacity="0.7"')),
  );
};

/** Every place of the grid once, in strides, so that loops do not overlap in one direction only. */
const shuffledPlaces = (): readonly (readonly [column: number, row: number])[] =>
  Array.from({ length: LOOPS * LOOPS }, (_, k) => {
    const place = (k * STRIDE) % (LOOPS * LOOPS);
    return [place % LOOPS, Math.floor(place / LOOPS)];
  });

/** Loops packed close and over each other, so that no ground shows. */
export const pile: Drawing = (tones, random) => {
  const size = PITCH * LOOPS;
  return {
    width: size,
    height: size,
    body:
      rect(0, 0, size, size, tones.shaded) +
      shuffledPlaces()
        .map(([column, row]) => wrapped(size, size, loop(column, row, tones, random)))
        .join(''),
  };
};

/** A pull in the cloth: wide at the seam, gone where the channel is full. */
const pucker = (x: number, from: number, to: number, lean: number, fill: string, opacity: number): string =>
  `<path d="M${n(x - 6)} ${n(from)}Q${n(x + lean - 1)} ${n((from + to) / 2)} ${n(x + lean)} ${n(to)}` +
  `Q${n(x + lean + 1)} ${n((from + to) / 2)} ${n(x + 6)} ${n(from)}z" fill="${fill}" opacity="${opacity}"/>`;

const puckers = (width: number, height: number, { gap, lit }: Tones, random: Random): string => {
  const count = 9;
  return Array.from({ length: count }, (_, k) => {
    const x = (k + random(0.25, 0.75)) * (width / count);
    const [up, down, lean] = [random(10, 24), random(10, 26), random(-5, 5)];
    const pull = (at: number, fill: string, opacity: number): string =>
      pucker(at, height, height - up, lean, fill, opacity) + pucker(at, 0, down, -lean, fill, opacity);
    return wrapped(width, height, pull(x + 8, lit, 0.12) + pull(x, gap, 0.26));
  }).join('');
};

/** Channels of down: full and lit above the middle, dark only where the seam pulls them in. */
export const quilt: Drawing = (tones, random) => {
  const [width, height] = [235, 78];
  const { base, lit, shaded, gap } = tones;
  const stops = [
    [0, gap],
    [0.05, shaded],
    [0.2, base],
    [0.36, lit],
    [0.6, base],
    [0.86, mix(base, shaded, 0.8)],
    [0.96, shaded],
    [1, gap],
  ] as const;
  return {
    width,
    height,
    body:
      linear('channel', DOWN, stops) +
      rect(0, 0, width, height, 'url(#channel)') +
      puckers(width, height, tones, random) +
      rect(0, 0, width, 1.4, gap),
  };
};

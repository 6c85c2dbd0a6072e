// Shared parts of padded and fleece jackets: quilting lines, puckers, bindings, zips, edges of pile.
import { horn, metal, twill } from '../fabrics';
import { createRandom, valueNoise } from '../fields/noise';
import type { Fold } from '../folds/strokes';
import { type Path, type Point, flatten } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { between } from './geometry';

/** A line of quilting between two points that sags by `sag` units in its middle. */
export interface Quilting {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
}

/** The line as a path. */
export const quiltingPath = (lines: readonly Quilting[]): Path =>
  lines
    .map(
      ({ from, to, sag }) =>
        `M${from[0]} ${from[1]} Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to[0]} ${to[1]}`,
    )
    .join(' ');

/** An edge between two points with `count` arcs between quilting lines, each `bulge` units deep. */
export const scallop = (from: Point, to: Point, count: number, bulge: number): Path => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(dy / length) * bulge, (-dx / length) * bulge];
  return Array.from({ length: count }, (_, i) => {
    const [px, py] = between(from, to, i / count);
    const [qx, qy] = between(from, to, (i + 1) / count);
    const [ax, ay] = between([px, py], [qx, qy], 0.22);
    const [bx, by] = between([px, py], [qx, qy], 0.78);
    return `C${ax + nx} ${ay + ny} ${bx + nx} ${by + ny} ${qx} ${qy}`;
  }).join(' ');
};

interface Puckering {
  readonly seed: number;
  /** Mean distance along the line, in units. */
  readonly gap?: number;
  readonly length?: number;
  readonly height?: number;
}

const pucker = (at: Point, normal: Point, length: number, height: number, random: () => number): Fold => {
  const bend = (random() - 0.5) * 16;
  const reach = (share: number, aside: number): Point => [
    at[0] + normal[0] * (1.5 + length * share) + aside,
    at[1] + normal[1] * (1.5 + length * share),
  ];
  return {
    points: [reach(0, 0), reach(0.5, bend * 0.4), reach(1, bend)],
    width: 3.2 + 3.5 * random(),
    height: height * (0.4 + 0.9 * random()) * (random() < 0.5 ? -1 : 1),
    taper: 'end',
    grow: 0.6,
    valley: 0.2,
  };
};

/** Short wrinkles on both sides of quilting lines. */
export const puckers = (
  lines: readonly Quilting[],
  { seed, gap = 13, length = 26, height = 3.4 }: Puckering,
): readonly Fold[] => {
  const random = createRandom(seed);
  return lines.flatMap(({ from, to, sag }) => {
    const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = [-(to[1] - from[1]) / whole, (to[0] - from[0]) / whole];
    const folds: Fold[] = [];
    for (let along = gap * random(); along < whole; along += gap * (0.5 + 1.1 * random())) {
      const t = along / whole;
      const [x, y] = between(from, to, t);
      for (const way of [-1, 1]) {
        if (random() < 0.25) continue;
        const own: Point = [normal[0] * way, normal[1] * way];
        folds.push(
          pucker([x, y + 2 * sag * t * (1 - t)], own, length * (0.5 + 0.9 * random()), height, random),
        );
      }
    }
    return folds;
  });
};

/** Points along a line, about `step` units apart, each with its normal. */
const stations = (path: Path, step: number): readonly { readonly at: Point; readonly normal: Point }[] => {
  const [line = []] = flatten(path, 24);
  const out: { at: Point; normal: Point }[] = [];
  let rest = 0;
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (from === undefined) return;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return;
    const normal: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
    for (; rest < length; rest += step) out.push({ at: between(from, to, rest / length), normal });
    rest -= length;
  });
  return out;
};

const polygon = (points: readonly Point[]): Path =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} Z`;

/** A band `width` units wide along a line: a binding, a cord, a strap. */
export const band = (path: Path, width: number): Path => {
  const along = stations(path, 5);
  const edge = (way: number): Point[] =>
    along.map(({ at, normal }) => [
      at[0] + (normal[0] * width * way) / 2,
      at[1] + (normal[1] * width * way) / 2,
    ]);
  return polygon([...edge(1), ...edge(-1).reverse()]);
};

/** An outline of pile with fine tufts of up to `depth` units; coarse tufts look cut off. */
export const tufted = (path: Path, seed: number, depth = 3): Path =>
  polygon(
    stations(path, 1.5).map(({ at: [x, y], normal: [nx, ny] }) => {
      const out =
        depth * (0.7 * valueNoise(x * 0.15, y * 0.15, seed) + 0.8 * valueNoise(x * 0.46, y * 0.46, seed + 1));
      return [x + nx * out, y + ny * out];
    }),
  );

const TOOTH = 4;

const teeth = (x: number, top: number, bottom: number): Path =>
  Array.from({ length: Math.floor((bottom - top) / TOOTH) }, (_, i) => {
    const y = top + i * TOOTH;
    const left = i % 2 === 1 ? x - 4.5 : x - 0.5;
    return `M${left} ${y} L${left + 5} ${y} L${left + 5} ${y + 2.4} L${left} ${y + 2.4} Z`;
  }).join(' ');

interface Zip {
  readonly top: number;
  readonly bottom: number;
  readonly tape: string;
  readonly width?: number;
}

/** A closed zip in the middle, between two heights in units. */
export const zip = ({ top, bottom, tape, width = 17 }: Zip): readonly Layer[] => {
  const [left, right] = [500 - width / 2, 500 + width / 2];
  return [
    {
      id: 'zip tape',
      fabric: twill,
      color: tape,
      outline: `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`,
      shellWeight: 0.8,
      folds: 0.6,
      bevel: 1.2,
      lift: 0.6,
      small: true,
      shadow: { dx: 0, dy: 0, blur: 4, opacity: 0.5, tight: 0.3 },
    },
    {
      id: 'zip teeth',
      fabric: horn,
      color: tape,
      outline: teeth(500, top + 3, bottom - 2),
      folds: 0.4,
      shellWeight: 0.3,
      bevel: 0.8,
      lift: 0.5,
      small: true,
      shadow: null,
    },
    {
      id: 'zip pull',
      fabric: metal,
      color: '#4a4c50',
      outline:
        `M493 ${top + 3} L507 ${top + 3} L508 ${top + 22} L492 ${top + 22} Z ` +
        `M497 ${top + 20} L504 ${top + 20} L505 ${top + 58} C505 ${top + 64} 496 ${top + 64} 496 ${top + 58} Z`,
      folds: 0,
      shellWeight: 0.1,
      bevel: 2,
      lift: 4,
      small: true,
      shadow: { dx: 3, dy: 4, blur: 3, opacity: 0.5 },
    },
  ];
};

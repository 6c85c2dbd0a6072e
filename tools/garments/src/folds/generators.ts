// Generators of folds: radiating from a point of strain, across a tube, and hanging down.
import { createRandom } from '../fields/noise';
import { CENTRE, type Point } from '../paths/path';
import type { Fold } from './strokes';

export { bodyCreases, sleeveCreases } from './patches';

/** Folds that fan out from a point under strain between two angles, in degrees; lengths in units. */
export const radiate = (
  point: Point,
  fromAngle: number,
  toAngle: number,
  count: number,
  length: number,
  width: number,
  height: number,
  seed: number,
): Fold[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 0.5;
    const angle = ((fromAngle + (toAngle - fromAngle) * share + (random() - 0.5) * 8) * Math.PI) / 180;
    const reach = length * (0.6 + 0.6 * random());
    const bend = (random() - 0.5) * 0.25;
    const start = 6 + 22 * random();
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const at = (s: number): Point => {
      const [along, aside] = [start + reach * s, reach * bend * s * s];
      return [point[0] + dx * along - dy * aside, point[1] + dy * along + dx * aside];
    };
    return {
      points: [at(0), at(0.33), at(0.66), at(1)],
      width: width * (0.7 + 0.6 * random()),
      height: height * (0.6 + 0.7 * random()),
      skew: (random() - 0.5) * 1.2,
      taper: 'end',
      grow: 0.6,
      valley: 0.4,
    };
  });
};

/** Zig-zag folds across a sleeve or leg between two points, `half` units wide to each side. */
export const tube = (
  from: Point,
  to: Point,
  half: number,
  count: number,
  width: number,
  height: number,
  seed: number,
  slant = 0.35,
): Fold[] => {
  const random = createRandom(seed);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [tx, ty] = [dx / length, dy / length];
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.2 + 0.6 * random()) / count;
    const facing = i % 2 === 1 ? 1 : -1;
    const outer = half * 0.95;
    const inner = half * (-0.25 - 0.6 * random());
    const rise = slant * half * (0.5 + random());
    const at = (aside: number, along: number): Point => [
      from[0] + dx * share - ty * aside * facing + tx * along,
      from[1] + dy * share + tx * aside * facing + ty * along,
    ];
    return {
      points: [
        at(outer, -rise),
        at(outer * 0.55, -rise * 0.35),
        at((outer + inner) * 0.2, rise * 0.2),
        at(inner, rise * 0.45),
      ],
      width: width * (0.7 + 0.6 * random()),
      height: height * (0.5 + 0.8 * random()),
      skew: (random() - 0.3) * 1.1,
      taper: 'end',
      grow: 0.3,
    };
  });
};

/** Long folds that hang between two lines, each given by its points from 0 to 1; sizes in units. */
export const drape = (
  top: (t: number) => Point,
  bottom: (t: number) => Point,
  count: number,
  width: number,
  height: number,
  seed: number,
  taper: NonNullable<Fold['taper']> = 'start',
  grow = 0.8,
): Fold[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5 + (random() - 0.5) * 0.6) / count;
    const [x, y] = top(share);
    const [toX, toY] = bottom(Math.min(1, Math.max(0, share + (random() - 0.5) * 0.06)));
    const start = taper === 'start' ? random() * 0.25 : 0;
    const sway = (random() - 0.5) * 26;
    const at = (t: number): Point => {
      const s = start + (1 - start) * t;
      return [x + (toX - x) * s + sway * Math.sin(s * Math.PI), y + (toY - y) * s];
    };
    return {
      points: [at(0), at(0.35), at(0.7), at(1)],
      width: width * (0.65 + 0.7 * random()),
      height: height * (0.55 + 0.8 * random()),
      skew: (random() - 0.5) * 1.2,
      taper,
      grow,
    };
  });
};

/** The folds mirrored to the other side of the garment, `dy` units lower. */
export const mirrorFolds = (folds: readonly Fold[], dy = 0): Fold[] =>
  folds.map((fold) => ({
    ...fold,
    points: fold.points.map(([x, y]): Point => [2 * CENTRE - x, y + dy]),
    skew: -(fold.skew ?? 0),
  }));

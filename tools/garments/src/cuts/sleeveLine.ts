import { CENTRE, type Point, type Warp } from '../paths/path';

// A sleeve by the line down its middle, and how cloth lies on it: knitwear and jersey have it in common.

/** The middle of a sleeve. */
export interface SleeveLine {
  readonly points: readonly Point[];
  readonly length: number;
  /** The place at a share of its length, `aside` units to the outside of it. */
  readonly at: (share: number, aside?: number) => Point;
  /** Half the sleeve's width there. */
  readonly half: (share: number) => number;
}

/** How far along a line each of its points lies. */
export const cumulated = (points: readonly Point[]): readonly number[] => {
  const lengths = [0];
  points.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y];
    lengths.push((lengths[i] ?? 0) + Math.hypot(x - fromX, y - fromY));
  });
  return lengths;
};

/** Over so many points to either side a bend is smoothed, or lines across the sleeve would meet in it and tear stripes. */
const BEND = 4;

/** Coordinates of the cloth of a sleeve: rightward from its middle, and along it from `from` at its top. */
export const alongSleeve = ({ points }: Pick<SleeveLine, 'points'>, from: number): Warp => {
  const last = points.length - 1;
  let along = from;
  const marks = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - BEND)] ?? [x, y];
    const [bx, by] = points[Math.min(last, i + BEND)] ?? [x, y];
    const [beforeX, beforeY] = points[Math.max(0, i - 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    along += Math.hypot(x - beforeX, y - beforeY);
    return { x, y, dx: (bx - ax) / length, dy: (by - ay) / length, along };
  });
  return (x, y) => {
    let [nearest, aside, place, ahead] = [Infinity, 0, from, 0];
    for (let i = 0; i <= last; i++) {
      const mark = marks[i];
      if (mark === undefined) break;
      const before = ahead;
      const [px, py] = [x - mark.x, y - mark.y];
      ahead = px * mark.dx + py * mark.dy;
      // The place lies across from where its way ahead of the line turns into one behind it.
      const passed = ahead < 0 && (i === 0 || before >= 0);
      if (!passed && !(i === last && ahead >= 0)) continue;
      const previous = marks[Math.max(0, i - 1)] ?? mark;
      const t = i === 0 || ahead >= 0 ? 1 : before / (before - ahead);
      const beyond = i === 0 || ahead >= 0 ? ahead : 0;
      const [qx, qy] = [
        x - previous.x - (mark.x - previous.x) * t,
        y - previous.y - (mark.y - previous.y) * t,
      ];
      const [dx, dy] = [previous.dx + (mark.dx - previous.dx) * t, previous.dy + (mark.dy - previous.dy) * t];
      const across = (qx * dy - qy * dx) / (Math.hypot(dx, dy) || 1);
      if (Math.abs(across) >= nearest) continue;
      nearest = Math.abs(across);
      aside = across;
      place = previous.along + (mark.along - previous.along) * t + beyond;
    }
    return [aside, place];
  };
};

/** Lines of the cloth that start at the middle of the body. */
export const centred: Warp = (x, y) => [x - CENTRE, y];

/** Coordinates of the cloth of the sleeve of side `i`, at whose top its stripes meet those of the body. */
export const clothAlong = (line: SleeveLine, i: 0 | 1): Warp => {
  const warp = alongSleeve(line, line.at(0)[1]);
  return (x, y) => warp(i === 0 ? x : 2 * CENTRE - x, y);
};

import { CENTRE, type Point, type Warp } from '../paths/path';

// Sleeves by their centre line, and their cloth coordinates, for knitwear and jersey.

/** The centre line of a sleeve. */
export interface SleeveLine {
  readonly points: readonly Point[];
  readonly length: number;
  /** The point at a fraction of its length, `aside` units outwards. */
  readonly at: (share: number, aside?: number) => Point;
  /** Half the sleeve's width there. */
  readonly half: (share: number) => number;
}

/** The distance of each point along a line. */
export const cumulated = (points: readonly Point[]): readonly number[] => {
  const lengths = [0];
  points.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y];
    lengths.push((lengths[i] ?? 0) + Math.hypot(x - fromX, y - fromY));
  });
  return lengths;
};

/** Number of points over which bends are smoothed, so that lines across the sleeve do not intersect. */
const BEND = 4;

/** Cloth coordinates of a sleeve: to the right of its middle, and along it, starting with `from` at its top. */
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
    let [nearest, aside, position, ahead] = [Infinity, 0, from, 0];
    for (let i = 0; i <= last; i++) {
      const mark = marks[i];
      if (mark === undefined) break;
      const before = ahead;
      const [px, py] = [x - mark.x, y - mark.y];
      ahead = px * mark.dx + py * mark.dy;
      // The nearest station: the sign of the distance along the line changes there.
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
      position = previous.along + (mark.along - previous.along) * t + beyond;
    }
    return [aside, position];
  };
};

/** Cloth coordinates that start at the middle of the body. */
export const centred: Warp = (x, y) => [x - CENTRE, y];

/** Cloth coordinates of the sleeve of side `i`, whose stripes match those of the body. */
export const clothAlong = (line: SleeveLine, i: 0 | 1): Warp => {
  const warp = alongSleeve(line, line.at(0)[1]);
  return (x, y) => warp(i === 0 ? x : 2 * CENTRE - x, y);
};

import { type Command, parse, type Path, type Point } from './commands';

const bend = (points: readonly Point[], t: number): Point => {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  // De Casteljau's algorithm.
  const [ax, ay] = bend(points.slice(0, -1), t);
  const [bx, by] = bend(rest, t);
  return [ax * (1 - t) + bx * t, ay * (1 - t) + by * t];
};

const pointsAlong = (from: Point, { letter, points }: Command, steps: number): readonly Point[] => {
  if (letter === 'L') return points;
  return Array.from({ length: steps }, (_, i) => bend([from, ...points], (i + 1) / steps));
};

/** A path as polylines with `steps` pieces per curve; closed ones end at their start. */
export const flatten = (path: Path, steps = 14): Point[][] => {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const command of parse(path)) {
    const [start] = line;
    if (command.letter === 'M') lines.push((line = [...command.points]));
    else if (command.letter === 'Z') line.push(start ?? [0, 0]);
    else line.push(...pointsAlong(line.at(-1) ?? [0, 0], command, steps));
  }
  return lines;
};

const blend = (p0: number, p1: number, p2: number, p3: number, t: number): number =>
  0.5 *
  (2 * p1 +
    (p2 - p0) * t +
    (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
    (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);

const between = (points: readonly Point[], i: number, t: number): Point => {
  const here = points[i] ?? [0, 0];
  const next = points[i + 1] ?? here;
  const before = points[i - 1] ?? here;
  const after = points[i + 2] ?? next;
  return [blend(before[0], here[0], next[0], after[0], t), blend(before[1], here[1], next[1], after[1], t)];
};

/** A Catmull-Rom spline through the points with `steps` pieces per segment; a straight line for two points. */
export const spline = (points: readonly Point[], steps = 8): Point[] => {
  const [first, second] = points;
  if (!first || !second) return [...points];
  if (points.length === 2)
    return Array.from({ length: steps + 1 }, (_, i) => [
      first[0] + ((second[0] - first[0]) * i) / steps,
      first[1] + ((second[1] - first[1]) * i) / steps,
    ]);
  const line = Array.from({ length: (points.length - 1) * steps }, (_, i) =>
    between(points, Math.floor(i / steps), (i % steps) / steps),
  );
  return [...line, points.at(-1) ?? second];
};

import { CENTRE, type Path, type Point, type Warp, reverse, spline } from '../paths/path';
import { closed, curves, onward, text } from './geometry';
import { type KnitMeasures, type SleevePose, NECK_Y, armhole, shoulderLine, sideLine } from './knitLines';

// Sleeves of knitwear, and the volumes of block and sleeves.

/** The middle of a sleeve. */
export interface SleeveLine {
  readonly points: readonly Point[];
  readonly length: number;
  /** The place at a share of its length, `aside` units to the outside of it. */
  readonly at: (share: number, aside?: number) => Point;
  /** Half the sleeve's width there. */
  readonly half: (share: number) => number;
}

const CAP = 0.2; // share of the sleeve over which it narrows from the armhole

/** The middle of a sleeve in its pose. */
export const sleeveLine = (m: KnitMeasures, pose: SleevePose): SleeveLine => {
  const start: Point = [(m.shoulder[0] + m.underarm[0]) / 2 - 4, (m.shoulder[1] + m.underarm[1]) / 2];
  const points = spline([start, pose.elbow, pose.wrist], 10);
  const lengths = [0];
  points.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y];
    lengths.push((lengths[i] ?? 0) + Math.hypot(x - fromX, y - fromY));
  });
  const length = lengths.at(-1) ?? 1;
  const at = (share: number, aside = 0): Point => {
    const along = share * length;
    const found = lengths.findIndex((l) => l >= along);
    const i = found === -1 ? points.length - 1 : Math.max(1, found);
    const [ax, ay] = points[i - 1] ?? start;
    const [bx, by] = points[i] ?? start;
    const [dx, dy] = [bx - ax, by - ay];
    const step = Math.hypot(dx, dy) || 1;
    const t = (along - (lengths[i - 1] ?? 0)) / step;
    return [ax + dx * t + (dy / step) * aside, ay + dy * t - (dx / step) * aside];
  };
  const [elbow, wrist] = pose.halves;
  const half = (share: number): number => {
    if (share < 0.5) return elbow * (1.14 - 0.28 * Math.max(CAP, share));
    return (elbow + (wrist - elbow) * (share - 0.5) * 2) * (share < 1 ? 1 : DRAWN_IN);
  };
  return { points, length, at, half };
};

const STATIONS = [0.24, 0.38, 0.52, 0.68, 0.85, 0.965, 1];
const DRAWN_IN = 0.87; // how the cuff narrows the end of the sleeve

/** The sleeve's head is round: its edge leaves the shoulder before it goes down. */
const cap = ({ shoulder: [x, y] }: KnitMeasures, line: SleeveLine): Point => {
  const [toX, toY] = line.at(0.24, line.half(0.24));
  return [x + (toX - x) * 0.54, y + (toY - y) * 0.445];
};

const outerEdge = (m: KnitMeasures, line: SleeveLine): Path =>
  curves([m.shoulder, cap(m, line), ...STATIONS.map((s) => line.at(s, line.half(s)))], {
    before: [m.shoulder[0] - 70, m.shoulder[1] - 26],
    after: line.at(1.1, line.half(1)),
  });

/** The top of a sleeve lies behind the body: a slit of wall at the underarm would look torn. */
const tucked = ({ underarm: [x, y] }: KnitMeasures): readonly Point[] => [
  [x - 16, y + 66],
  [x - 18, y + 4],
];

const innerEdge = (m: KnitMeasures, line: SleeveLine, over = false): Path =>
  curves(
    [
      ...STATIONS.slice(1)
        .map((s) => line.at(s, -line.half(s)))
        .toReversed(),
      ...(over ? [m.underarm] : tucked(m)),
    ],
    { before: line.at(1.1, -line.half(1)), after: [m.underarm[0] - 26, m.underarm[1] - 40] },
  );

/** The edge of a sleeve's end, from its outside to its inside, bulging by some units. */
const endEdge = (line: SleeveLine, bulge: number): Path => {
  const half = line.half(1);
  const over = bulge / line.length;
  return `C${text(line.at(1 + over, half * 0.5))} ${text(line.at(1 + over, -half * 0.5))} ${text(line.at(1, -half))}`;
};

/** A sleeve from the armhole to its cuff; one that is folded `over` the body does not reach behind it. */
export const sleeveOutline = (m: KnitMeasures, line: SleeveLine, over = false): Path =>
  `M${text(m.shoulder)} ${outerEdge(m, line)} ${endEdge(line, 9)} ${innerEdge(m, line, over)} ` +
  `${onward(reverse(armhole(m)))} Z`;

/** Where a sleeve meets its cuff. */
export const cuffSeam = (line: SleeveLine): Path =>
  `M${text(line.at(0.998, line.half(1)))} ${endEdge(line, 8)}`;

/** A ribbed cuff, `slim` times as wide as the sleeve's end, that starts `tuck` units above it. */
export const cuffOutline = (line: SleeveLine, cuff: number, slim: number, tuck = 14): Path => {
  const half = line.half(1) * slim;
  const [from, to] = [1 - tuck / line.length, 1 + cuff / line.length];
  const middle = (from + to) / 2;
  const over = 7 / line.length;
  const out = [line.at(from, half * 1.04), line.at(middle, half), line.at(to, half * 0.97)];
  const back = [line.at(to, -half * 0.97), line.at(middle, -half), line.at(from, -half * 1.04)];
  const [first = [0, 0]] = out;
  const [turned = [0, 0]] = back;
  return (
    `M${text(first)} ${curves(out)} C${text(line.at(to + over, half * 0.5))} ` +
    `${text(line.at(to + over, -half * 0.5))} ${text(turned)} ${curves(back)} Z`
  );
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

/** The same sleeve as if it hung. */
export const hanging = (m: KnitMeasures, pose: SleevePose): SleevePose => {
  const [x, y] = m.underarm;
  return { ...pose, over: false, elbow: [x + 84, y + 126], wrist: [x + 108, y + 338] };
};

/** The volume of a sleeve that is folded over the body; it reaches into the body, where the sleeve is sewn on. */
export const armShell = (m: KnitMeasures, pose: SleevePose): Path => {
  const line = sleeveLine(m, pose);
  const beyond = 1 + (pose.cuff + 90) / line.length;
  const half = line.half(1);
  return (
    `M${m.shoulder[0] - 120} ${m.shoulder[1] - 30} L${text(m.shoulder)} ${outerEdge(m, line)} ` +
    `L${text(line.at(beyond, half))} L${text(line.at(beyond, -half))} L${text(line.at(1, -half))} ` +
    `${innerEdge(m, line, true)} L${m.underarm[0] - 120} ${m.underarm[1]} Z`
  );
};

const shellHalf = (m: KnitMeasures, given: SleevePose): Path => {
  const pose = given.over === true ? hanging(m, given) : given;
  const line = sleeveLine(m, pose);
  const beyond = 1 + (pose.cuff + 180) / line.length;
  const half = line.half(1);
  return (
    `M${CENTRE} 170 L${CENTRE + m.neck} ${NECK_Y} ${shoulderLine(m)} ${outerEdge(m, line)} ` +
    `L${text(line.at(beyond, half))} L${text(line.at(beyond, -half))} L${text(line.at(1, -half))} ` +
    `${innerEdge(m, line)} ${sideLine(m)} L${m.hip[0] - 6} 1440 L${CENTRE} 1440`
  );
};

/** The silhouette that is inflated: it goes on past hem and cuffs, so that they stay open. */
export const shellOutline = (m: KnitMeasures): Path =>
  closed(shellHalf(m, m.sleeves[0]), shellHalf(m, m.sleeves[1]));

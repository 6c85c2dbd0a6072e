import { type Path, type Point, CENTRE, reverse, spline } from '../paths/path';
import { closed, curves, onward, text } from './geometry';
import { type KnitMeasures, type SleevePose, armhole, shoulderLine, sideLine } from './knitLines';
import { NECK_Y } from './shoulder';
import { type SleeveLine, cumulated } from './sleeveLine';

// Sleeves of knitwear, and the volumes of block and sleeves.

const CAP = 0.2; // fraction of the sleeve over which it narrows from the armhole

/** The centre line of a sleeve in its pose. */
export const sleeveLine = (m: KnitMeasures, pose: SleevePose): SleeveLine => {
  const start: Point = [(m.shoulder[0] + m.underarm[0]) / 2 - 4, (m.shoulder[1] + m.underarm[1]) / 2];
  const points = spline([start, pose.elbow, pose.wrist], 10);
  const lengths = cumulated(points);
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
const DRAWN_IN = 0.87; // factor by which the cuff narrows the end of the sleeve

/** The round sleeve head: its edge first runs out from the shoulder. */
const cap = ({ shoulder: [x, y] }: KnitMeasures, line: SleeveLine): Point => {
  const [toX, toY] = line.at(0.24, line.half(0.24));
  return [x + (toX - x) * 0.54, y + (toY - y) * 0.445];
};

const outerEdge = (m: KnitMeasures, line: SleeveLine): Path =>
  curves([m.shoulder, cap(m, line), ...STATIONS.map((s) => line.at(s, line.half(s)))], {
    before: [m.shoulder[0] - 70, m.shoulder[1] - 26],
    after: line.at(1.1, line.half(1)),
  });

/** The top of a sleeve extends behind the body, so that no gap is visible at the underarm. */
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

/** The end of a sleeve, from its outside to its inside, curved by some units. */
const endEdge = (line: SleeveLine, bulge: number): Path => {
  const half = line.half(1);
  const over = bulge / line.length;
  return `C${text(line.at(1 + over, half * 0.5))} ${text(line.at(1 + over, -half * 0.5))} ${text(line.at(1, -half))}`;
};

/** A sleeve from the armhole to its cuff; one folded `over` the body does not extend behind it. */
export const sleeveOutline = (m: KnitMeasures, line: SleeveLine, over = false): Path =>
  `M${text(m.shoulder)} ${outerEdge(m, line)} ${endEdge(line, 9)} ${innerEdge(m, line, over)} ` +
  `${onward(reverse(armhole(m)))} Z`;

/** Where a sleeve meets its cuff. */
export const cuffSeam = (line: SleeveLine): Path =>
  `M${text(line.at(0.998, line.half(1)))} ${endEdge(line, 8)}`;

/** A ribbed cuff, `slim` times as wide as the sleeve's end; it starts `tuck` units above it. */
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

/** The same sleeve, unfolded. */
export const hanging = (m: KnitMeasures, pose: SleevePose): SleevePose => {
  const [x, y] = m.underarm;
  return { ...pose, over: false, elbow: [x + 84, y + 126], wrist: [x + 108, y + 338] };
};

/** The shell of a sleeve folded over the body; it extends into the body at the armhole. */
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

/** The silhouette for the shell: it extends beyond hem and cuffs, so that they stay open. */
export const shellOutline = (m: KnitMeasures): Path =>
  closed(shellHalf(m, m.sleeves[0]), shellHalf(m, m.sleeves[1]));

import { CENTRE, type Path, type Point, spline } from '../paths/path';
import { closed, curves, onward, text } from './geometry';
import { type SleeveLine, cumulated } from './sleeveLine';
import { type Sleeve, type TopMeasures, SCOOP, hemCorner, shoulderLine, sideLine } from './topBlock';
import { NECK_Y } from './shoulder';

// The sleeves of tees and polos, short or long, in their poses.

/** The index of the interval that contains a value, and the fraction within it. */
const locate = (values: readonly number[], value: number): readonly [number, number] => {
  const found = values.findIndex((v) => v >= value);
  const i = found === -1 ? values.length - 1 : Math.max(1, found);
  const [from = 0, to = 1] = [values[i - 1], values[i]];
  return [i, (value - from) / (to - from || 1)];
};

const SHORT = 300; // maximum length in units

/** Whether a sleeve is short. */
export const isShort = ({ length }: SleeveLine): boolean => length < SHORT;

/** The centre line of a sleeve in its pose. */
export const sleeveLine = (
  { shoulder, underarm }: TopMeasures,
  { line, halves, head }: Sleeve,
): SleeveLine => {
  const [dx, dy] = [underarm[0] - shoulder[0], underarm[1] - shoulder[1]];
  const marks: readonly Point[] = [[shoulder[0] + dx / 2 + 4, shoulder[1] + dy / 2], ...line];
  const points = spline(marks, 10);
  const lengths = cumulated(points);
  const length = lengths.at(-1) ?? 1;
  const straight = cumulated(marks);
  const widths = [head ?? Math.hypot(dx, dy) * 0.37, ...halves];
  const at = (share: number, aside = 0): Point => {
    const [i, t] = locate(lengths, share * length);
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [points[i - 1], points[i]];
    const step = Math.hypot(bx - ax, by - ay) || 1;
    const [tx, ty] = [(bx - ax) / step, (by - ay) / step];
    return [ax + tx * step * t + ty * aside, ay + ty * step * t - tx * aside];
  };
  const half = (share: number): number => {
    const [i, t] = locate(straight, Math.min(1, share) * (straight.at(-1) ?? 1));
    const [from = 0, to = 0] = [widths[i - 1], widths[i]];
    return from + (to - from) * t;
  };
  return { points, length, at, half };
};

const OUTER = [0.2, 0.35, 0.5, 0.65, 0.82, 1];
/** Number of samples along the sleeve; fewer give visible corners. */
const OUTER_SHORT = [0.58, 1];
const INNER = [1, 0.86, 0.72, 0.58, 0.46, 0.34];

const outerEdge = ({ shoulder: [x, y] }: TopMeasures, line: SleeveLine): Path => {
  const shares = isShort(line) ? OUTER_SHORT : OUTER;
  const stations = shares
    .map((s) => line.at(s, line.half(s) + (s < 1 ? 4 : 0)))
    .filter(([, sy]) => sy > y + 46);
  return curves([[x, y], ...stations], { before: [x - 100, y - 52], after: line.at(1.1, line.half(1)) });
};

const innerEdge = ({ underarm: [x, y] }: TopMeasures, line: SleeveLine): Path => {
  const stations = INNER.map((s) => line.at(s, -line.half(s))).filter(
    ([sx, sy], i) => i === 0 || (sy > y + 34 && sx > x + 6),
  );
  // It ends behind the body, so that no gap is visible at the underarm.
  return curves([...stations, [x - 8, y + 20]], {
    before: line.at(1.1, -line.half(1)),
    after: [x - 44, y - 14],
  });
};

/** The end of a sleeve, from its outside to its inside, or a line `up` units above it. */
export const sleeveEnd = (line: SleeveLine, up = 0, beyond = 0): Path => {
  const half = line.half(1) + beyond;
  const from = 1 - up / line.length;
  const over = from + 8 / line.length;
  return (
    `M${text(line.at(from, half))} C${text(line.at(over, half * 0.5))} ` +
    `${text(line.at(over, -half * 0.5))} ${text(line.at(from, -half))}`
  );
};

/** A sleeve extends under the body, so that no gap is visible. */
export const sleeveOutline = (m: TopMeasures, line: SleeveLine): Path => {
  const within = Math.min(m.shoulder[0], m.underarm[0]) - (m.scoop ?? SCOOP) - 16;
  return (
    `M${text(m.shoulder)} ${outerEdge(m, line)} ${onward(sleeveEnd(line))} ${innerEdge(m, line)} ` +
    `L${within} ${(m.shoulder[1] + m.underarm[1]) / 2} Z`
  );
};

/** A band at the end of a sleeve: `slim` times as wide, `depth` units long, `tuck` units of it above the end. */
export const cuffOutline = (line: SleeveLine, depth: number, slim: number, tuck = 10): Path => {
  const half = line.half(1) * slim;
  const [from, to] = [1 - tuck / line.length, 1 + depth / line.length];
  const edge = (aside: number): readonly Point[] => [
    line.at(from, half * aside * 1.04),
    line.at((from + to) / 2, half * aside),
    line.at(to, half * aside * 0.97),
  ];
  const [out, back] = [edge(1), edge(-1).toReversed()];
  const over = to + 7 / line.length;
  return (
    `M${text(line.at(from, half * 1.04))} ${curves(out)} C${text(line.at(over, half * 0.5))} ` +
    `${text(line.at(over, -half * 0.5))} ${text(line.at(to, -half * 0.97))} ${curves(back)} Z`
  );
};

const shellHalf = (m: TopMeasures, sleeve: Sleeve): Path => {
  const line = sleeveLine(m, sleeve);
  const beyond = 1 + 170 / line.length;
  const half = line.half(1);
  return (
    `M${CENTRE} 180 L${CENTRE + m.neck} ${NECK_Y - 4} ${shoulderLine(m)} ${outerEdge(m, line)} ` +
    `L${text(line.at(beyond, half * 1.1))} L${text(line.at(beyond, -half * 0.9))} ` +
    `L${text(line.at(1, -half))} ${innerEdge(m, line)} ${sideLine(m)} ` +
    `L${hemCorner(m)[0] + 6} 1440 L${CENTRE} 1440`
  );
};

/** The silhouette for the shell: it extends beyond hem and sleeves, so that they stay open. */
export const shellOutline = (m: TopMeasures): Path =>
  closed(shellHalf(m, m.sleeves[0]), shellHalf(m, m.sleeves[1]));

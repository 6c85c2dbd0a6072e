import { mix } from './colour';
import { line, linear, moved, n, rect } from './svg';
import { type Drawing, type Tones } from './tile';

/** The two legs of a stitch, a V of plump yarn; the edge sets it off from the stitch it comes out of. */
const stitch = (
  [x, y]: readonly [x: number, y: number],
  [width, height]: readonly [width: number, height: number],
  fill: string,
  edge: string,
): string => {
  const half = width / 2;
  const size = `rx="${n(half * 0.42)}" ry="${n(height * 0.78)}"`;
  const leg = (side: number): string =>
    moved(
      side * half * 0.5,
      0,
      `<ellipse ${size} fill="${fill}" stroke="${edge}" stroke-width="${n(half * 0.13)}"/>`,
      side * 17,
    );
  return moved(x + half, y + height / 2, leg(1) + leg(-1));
};

export const knit: Drawing = ({ base, lit, shaded, gap }) => {
  const [width, height] = [18, 14];
  const rows = [-2, -1, 0, 1, 2];
  const [fill, edge] = [mix(base, lit, 0.45), mix(shaded, gap, 0.1)];
  return {
    width,
    height,
    body:
      rect(0, 0, width, height, mix(shaded, gap, 0.3)) +
      rows.map((row) => stitch([0, row * height], [width, height], fill, edge)).join(''),
  };
};

export const rib: Drawing = ({ base, lit, shaded, gap }) => {
  const [width, height] = [18, 12];
  const stops = [
    [0, gap],
    [0.2, shaded],
    [0.5, mix(base, lit, 0.7)],
    [0.8, base],
    [1, gap],
  ] as const;
  return {
    width,
    height,
    body:
      linear('rib', '', stops) +
      rect(0, 0, width, height, 'url(#rib)') +
      line('M4.5 2l4.5 5l4.5 -5', shaded, 1.6, 'opacity="0.4" stroke-linejoin="round"'),
  };
};

/** One turn of a rope: a fat S that comes out from under the turn above it. */
const turn = (x: number, y: number, way: number, { base, lit, gap }: Tones): string => {
  const d = `M${n(x - way * 13)} ${n(y)}c0 20 ${n(way * 26)} 18 ${n(way * 26)} 44`;
  return (
    line(d, mix(base, gap, 0.8), 20) +
    line(d, base, 16) +
    moved(-2.5, -2, line(d, mix(base, lit, 0.8), 6, 'opacity="0.7"'))
  );
};

/** Two ropes that twist against each other, each between ditches, on a ground of small stitches. */
export const cable: Drawing = (tones) => {
  const [width, height] = [152, 32];
  const { base, lit, shaded, gap } = tones;
  const rope = (x: number, way: number): string =>
    rect(x - 25, 0, 50, height, mix(shaded, gap, 0.2)) +
    [-2, -1, 0, 1].map((k) => turn(x, k * height, way, tones)).join('');
  const ground = [51, 63, 127, 139].flatMap((x) =>
    [-1, 0, 1, 2, 3].map((row) =>
      stitch([x, (row * height) / 3], [12, height / 3], mix(base, lit, 0.1), shaded),
    ),
  );
  return {
    width,
    height,
    body: rect(0, 0, width, height, shaded) + ground.join('') + rope(25, 1) + rope(101, -1),
  };
};

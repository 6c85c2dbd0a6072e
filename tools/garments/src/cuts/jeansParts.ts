import type { Weight } from '../folds/creases';
import { denim, heather } from '../fabrics';
import { fbm, smooth, valueNoise } from '../fields/noise';
import { CENTRE, type Path, type Point, side } from '../paths/path';
import type { Layer, Stitch } from '../renderer/garment';
import { pair } from '../renderer/parts';
import { type Block, across, closed, line, unposeOf } from './trouserBlock';
import type { TrouserOptions } from './trouserGarment';
import { type Construction, row } from './trouserParts';

export interface JeansOptions extends TrouserOptions {
  readonly thread: string;
  /** Strength of the wear of the indigo, 0 to 1, and the colour below it. */
  readonly fade: number;
  readonly fadeColor: string;
  readonly patch: string;
  readonly copper: string;
  /** Whether the hem is turned up, with visible wrong side and selvedge. */
  readonly turnUp?: { readonly color: string; readonly color2: string; readonly line: string };
}

/** Wear on the thigh, at the knee, and in whiskers from the crotch. */
const fading = ({ block, pose }: Construction, amount: number): Weight => {
  const { crotch, knee, axis } = block;
  const unpose = unposeOf(block, pose);
  return (hungX, hungY) => {
    const [x, y] = unpose(hungX, hungY);
    const off = Math.abs(x - CENTRE);
    const middle = axis(y) - CENTRE + 6 * valueNoise(y / 60, 3, 4);
    const thigh =
      Math.exp(-(((off - middle) / 58) ** 2)) *
      smooth(crotch - 190, crotch + 30, y) *
      (1 - 0.7 * smooth(knee - 120, knee + 180, y));
    const bent = Math.exp(-(((off - middle) / 50) ** 2 + ((y - knee) / 105) ** 2));
    const whisker =
      Math.max(0, Math.sin((y + off * 0.5 + 10 * valueNoise(off / 30, y / 30, 9)) / 8)) *
      Math.exp(-(((y - crotch + 12) / 54) ** 2)) *
      smooth(16, 70, off) *
      smooth(230, 150, off);
    const cloud = 0.75 + 0.4 * fbm(x / 24, y / 34, 3, 5);
    return Math.min(1, amount * (0.72 * thigh + 0.45 * bent + 0.26 * whisker) * cloud);
  };
};

/** The round mouth of a front pocket. */
export const scoop = ({ waist, underFront, outer, top, band }: Block): readonly Point[] => {
  const start = CENTRE + waist * 0.44;
  const end = top + band + 84;
  const y = underFront(start) - 6;
  return [
    [start, y],
    [start + 5, y + 34],
    [start + 24, y + 62],
    [start + 58, y + 80],
    [outer(end), end],
  ];
};

/** The visible top of the coin pocket inside the front pocket. */
export const coinRows = ({ thread }: Construction, mouth: readonly Point[]): readonly Stitch[] => {
  const [x, y] = mouth[1] ?? [0, 0];
  return [
    row(thread, [
      [x + 16, y - 6],
      [x + 82, y - 12],
    ]),
    row(thread, [
      [x + 24, y - 6],
      [x + 30, y + 60],
    ]),
  ];
};

/** The wear of the indigo, and the colour below it. */
export const wearOf = (
  options: JeansOptions,
  construction: Construction,
): Pick<Layer, 'wear' | 'wearColor'> => ({
  wear: fading(construction, options.fade),
  wearColor: options.fadeColor,
});

/** The hem of each leg turned up once, with its selvedge. */
export const turnUps = (options: JeansOptions, { block }: Construction): readonly Layer[] => {
  const { turnUp } = options;
  if (turnUp === undefined) return [];
  const { inner, outer, hem, hemline } = block;
  const [left, right] = [inner(hem) - 3, outer(hem) + 3];
  const up = (rise: number, from = left, to = right): readonly Point[] =>
    across(from, to, (x) => hemline(x) - rise);
  const edge = (from: number, to: number): Path =>
    closed(up(42, right - to, right - from), [...up(-2, right - to, right - from)].reverse());
  return pair((i) => ({
    id: `turn-up ${i}`,
    fabric: denim,
    color: turnUp.color,
    color2: turnUp.color2,
    outline: side(i, closed(up(42), [...up(-2)].reverse())),
    grain: i === 0 ? 24 : -24,
    bevel: 2.4,
    lift: 2.6,
    shadow: { dx: 1, dy: -2, blur: 4, opacity: 0.34, tight: 0.3 },
    inks: [
      { path: side(i, edge(14, 38)), color: '#e4e2da', opacity: 0.85 },
      { path: side(i, edge(25, 27.6)), color: turnUp.line, opacity: 0.9 },
    ],
    seams: [{ path: side(i, line(up(0, right - 26, right - 26))), width: 1.6, depth: 0.8 }],
  }));
};

const straight = (points: readonly Point[]): Path => `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}`;

/** The five corners of a pocket, `by` units within its edge. */
const pocketCorners = ({ block }: Construction, by: number): readonly Point[] => {
  const x = CENTRE + (block.outer(block.crotch - 150) - CENTRE) * 0.5;
  const y = block.underBack(CENTRE) + 100;
  return [
    [x - 67 + by, y + 8],
    [x + 67 - by, y - 6],
    [x + 60 - by, y + 122 - by],
    [x + 2, y + 152 - by],
    [x - 58 + by, y + 131 - by],
  ];
};

/** Pockets on the seat: five corners, a hem at the mouth, and one line of thread across. */
export const seatPockets = (options: JeansOptions, construction: Construction): readonly Layer[] => {
  const { thread, cloth } = construction;
  const [a, b, c, d, e] = pocketCorners(construction, 6);
  const sewn = [b, c, d, e, a].filter((point) => point !== undefined);
  const [left, right] = [a ?? [0, 0], b ?? [0, 0]];
  const rowAt = (below: number, slant = 0): Path =>
    straight([
      [left[0], left[1] + below + slant],
      [right[0] - below * 0.04, right[1] + below],
    ]);
  return pair((i) => ({
    id: `seat pocket ${i}`,
    ...cloth,
    ...wearOf(options, construction),
    outline: side(i, `${straight(pocketCorners(construction, 0))} Z`),
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.2, tight: 0.24 },
    bevel: 1.8,
    lift: 1.5,
    stitches: [straight(sewn), rowAt(13), rowAt(20), rowAt(58, 16)].map((path) => ({
      ...thread,
      path: side(i, path),
    })),
  }));
};

/** The patch of leather at the back of the waistband. */
export const patch = ({ block }: Construction, color: string): Layer => {
  const x = CENTRE + block.waist * 0.36;
  const [top, low] = [block.back(x) + 3, block.underBack(x) + 2];
  const outline = `M${x - 34} ${top - 2} L${x + 30} ${top + 1} L${x + 32} ${low + 2} L${x - 33} ${low} Z`;
  return {
    id: 'patch',
    fabric: heather(0.3),
    color,
    outline,
    bevel: 1.6,
    lift: 1.4,
    folds: 0.2,
    shadow: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
    stitches: [
      {
        path: `M${x - 30} ${top + 3} L${x + 26} ${top + 6} L${x + 28} ${low - 3} L${x - 29} ${low - 5} Z`,
        width: 1,
        color: '#d7c3a0',
      },
    ],
    inks: [
      {
        path: `M${x - 16} ${(top + low) / 2} L${x + 14} ${(top + low) / 2 + 2}`,
        stroke: 3,
        color: '#5d3d24',
        opacity: 0.7,
      },
    ],
  };
};

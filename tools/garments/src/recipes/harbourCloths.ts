import { knit, type Fabric, type Pattern } from '../fabrics';
import { raise, share, TURN } from '../fabrics/fabric';
import { strandSection } from '../fabrics/knits';
import { fraction } from '../fields/noise';

// Fabrics and patterns of the example shop.

const ground = knit(4.8, 4.2, 0.6, 0.03);

/** Height of the raised stitches of the guernsey, in units. */
const HEIGHT = 3.4;
/** The lower end of the patterned yoke, in units from the top; below it is plain knit. */
const YOKE_END = 556;
/** Positions of the ropes, in units from the middle. */
const ROPES = [66, 158] as const;
/** Positions of the purl channels beside the panels. */
const CHANNELS = [48, 84, 140, 176] as const;

/** Moss stitch: bumps that alternate from row to row. */
const moss = (u: number, v: number): number =>
  0.35 + 0.35 * Math.sin((u / 9.6) * TURN) * Math.sin((v / 8.4) * TURN);

/** Two strands twisted around each other. */
const rope = (x: number, v: number): number => {
  const phase = (v / 62) * TURN;
  const strand = (turn: number): number =>
    strandSection((x - 8 * Math.sin(phase + turn)) / 8) * (1 + 0.4 * Math.cos(phase + turn));
  return Math.max(strand(0), strand(Math.PI));
};

/** Diamonds of moss stitch. */
const diamond = (u: number, v: number): number => {
  const off = Math.abs(fraction(v / 112) - 0.5) * 112;
  return moss(u, v) * share((44 - off * 0.8 - Math.abs(u)) / 5);
};

/** A ladder: one raised row in every seven. */
const ladder = (v: number): number => share(2 * Math.cos((v / 29.4) * TURN) - 0.9) * 0.7;

const yoke = (u: number, v: number): number => {
  const out = Math.abs(u);
  const near = ROPES.find((at) => Math.abs(out - at) < 17);
  if (near !== undefined) return rope(out - near, u < 0 ? v + 31 : v);
  if (out < 48) return diamond(u, v);
  return out < 140 ? ladder(v) : moss(u, v);
};

/** Two raised rows below the yoke. */
const ridges = (v: number): number =>
  Math.max(strandSection((v - YOKE_END - 8) / 6), strandSection((v - YOKE_END - 26) / 6)) * 0.8;

const channel = (u: number, v: number): number => {
  if (v > YOKE_END) return 0;
  const out = Math.abs(u);
  return Math.max(...CHANNELS.map((at) => share(3 - Math.abs(out - at))));
};

/** The knit of a guernsey: ropes, ladders and moss stitch on the yoke and on the upper sleeves. */
export const guernsey: Fabric = {
  ...ground,
  name: 'guernsey',
  micro: (u, v, out) => {
    ground.micro(u, v, out);
    const body = v < YOKE_END ? yoke(u, v) : ridges(v);
    const sunk = channel(u, v);
    const covered = 0.35 * (1 - Math.min(1, body));
    raise(
      out,
      HEIGHT * body - covered * (out[0] ?? 0) - sunk,
      (0.9 + 0.16 * Math.min(1.2, body)) * (1 - 0.14 * sunk),
    );
  },
};

/** Coverage of a line `width` units wide around the multiples of `period`, with soft edges. */
const line = (x: number, period: number, width: number): number =>
  share(0.5 + (width / 2 - Math.abs(fraction(x / period + 0.5) - 0.5) * period) / 0.9);

/** Ticking: a wide line between two narrow ones, every `period` units. */
export const ticking =
  (period: number): Pattern =>
  (u) =>
    Math.max(line(u, period, 4.4), line(u - 6, period, 1.5), line(u + 6, period, 1.5));

/** A windowpane check: single lines in both directions, every `period` units. */
export const windowpane =
  (period: number): Pattern =>
  (u, v) =>
    Math.max(line(u - period / 2, period, 3.2), line(v, period, 3.2));

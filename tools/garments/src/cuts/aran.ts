import { knit } from '../fabrics';
import { strandSection } from '../fabrics/knits';
import { type Fabric, type Pattern, TURN, raise, share } from '../fabrics/fabric';
import { fraction, smooth } from '../fields/noise';

// The stitches of a fisherman's jumper, laid out from the middle of the front, and bands of whole rows.

const ground = knit(5.2, 4.6, 0.7, 0.03);

/** Positions of the panels, in units from the middle. */
const DIAMOND = { reach: 36, period: 148, strand: 7 } as const;
const ROPES = [74, 168] as const;
const PLAIT = 121;
const MOSS_FROM = 196;
const HEIGHT = 3.9;

const strand = (x: number, phase: number, swing: number, half: number, rise: number): number =>
  strandSection((x - swing * Math.sin(phase)) / half) * (1 + rise);

const rope = (x: number, v: number): number => {
  const phase = (v / 58) * TURN;
  return Math.max(
    strand(x, phase, 8.6, 8, 0.4 * Math.cos(phase)),
    strand(x, phase + Math.PI, 8.6, 8, -0.4 * Math.cos(phase)),
  );
};

const plait = (x: number, v: number): number => {
  const phase = (v / 64) * TURN;
  const one = (turn: number): number => strand(x, phase + turn, 12.5, 7, 0.35 * Math.cos(2 * (phase + turn)));
  return Math.max(one(0), one(TURN / 3), one(-TURN / 3));
};

/** Distance of the strands of the diamonds from the middle. */
const spread = (v: number): number => {
  const swing = Math.abs(fraction(v / DIAMOND.period) * 2 - 1);
  return DIAMOND.reach * smooth(0, 1, 0.1 + 0.8 * swing);
};

const diamond = (u: number, v: number): number =>
  strandSection((Math.abs(u) - spread(v)) / DIAMOND.strand) * 0.95;

/** Moss stitch: bumps that alternate from row to row. */
const moss = (u: number, v: number): number =>
  0.3 + 0.3 * Math.sin((u / 10.4) * TURN) * Math.sin((v / 9.2) * TURN);

/** Height of the raised stitches at a point, 0 to about 1.4. */
const raised = (u: number, v: number): number => {
  const out = Math.abs(u);
  if (out < 48) return Math.max(diamond(u, v), moss(u, v) * share((spread(v) - 3 - out) / 6));
  if (out > MOSS_FROM) return moss(u, v);
  // Ropes twist towards the middle on both sides.
  const along = u < 0 ? v + 29 : v;
  const near = ROPES.find((at) => Math.abs(out - at) < 22);
  if (near !== undefined) return rope(out - near, along);
  return Math.abs(out - PLAIT) < 24 ? plait(out - PLAIT, v) : 0;
};

const EDGES = [50, 97, 143, 191] as const;

/** Purl channels between the panels. */
const channel = (u: number): number => {
  const out = Math.abs(u);
  let deepest = 0;
  for (const edge of EDGES) deepest = Math.max(deepest, share(3.4 - Math.abs(out - edge)));
  return deepest;
};

/** Diamonds down the middle, ropes and plaits beside them, moss stitch at the sides. */
export const aran: Fabric = {
  ...ground,
  name: 'aran',
  micro: (u, v, out) => {
    ground.micro(u, v, out);
    const body = raised(u, v);
    const sunk = channel(u);
    const covered = 0.35 * (1 - Math.min(1, body));
    const ridges = body > 0.5 ? 0.14 * Math.sin(((v + 0.4 * u) / 4.6) * TURN) : 0;
    raise(
      out,
      HEIGHT * body + ridges - covered * (out[0] ?? 0) - 1.1 * sunk,
      (0.92 + 0.13 * Math.min(1.2, body)) * (1 - 0.12 * sunk),
    );
  },
};

/** Bands of whole rows of a knit: `band` of every `period` rows; one starts at row `from`. */
export const rowBands =
  (pitch: number, course: number, period: number, band: number, from: number): Pattern =>
  (u, v) => {
    const leg = Math.abs(fraction(u / pitch) - 0.5);
    const row = Math.floor(v / course + leg * 0.7) - from;
    return ((row % period) + period) % period < band ? 1 : 0;
  };

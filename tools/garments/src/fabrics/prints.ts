import { hash2 } from '../fields/noise';
import { type Pattern, share, TURN } from './fabric';

// Printed motifs. Each is drawn around its own origin, in units.

/** Coverage of one motif at (`x`, `y`), in units from its middle; `kind` from 0 to 1 selects a variant. */
type Motif = (x: number, y: number, kind: number) => number;

/** Scatters a motif at random angles and sizes, one per cell of `cell` units; its radius is `reach` units. */
const scatter =
  (cell: number, reach: number, motif: Motif): Pattern =>
  (u, v) => {
    const column = Math.floor(u / cell);
    const row = Math.floor(v / cell);
    let weight = 0;
    for (let j = row - 1; j <= row + 1; j += 1) {
      for (let i = column - 1; i <= column + 1; i += 1) {
        const dx = u - (i + 0.5 + (hash2(i, j, 1) - 0.5) * 0.55) * cell;
        const dy = v - (j + 0.5 + (hash2(i, j, 2) - 0.5) * 0.55) * cell;
        const size = 0.75 + 0.5 * hash2(i, j, 4);
        if (dx * dx + dy * dy > reach * reach * size * size) continue;
        const turn = hash2(i, j, 3) * TURN;
        const cos = Math.cos(turn) / size;
        const sin = Math.sin(turn) / size;
        weight = Math.max(weight, motif(dx * cos + dy * sin, dy * cos - dx * sin, hash2(i, j, 7)));
      }
    }
    return weight;
  };

/** Coverage of an ellipse with half axes `a` and `b` at (x, y). */
const ellipse = (x: number, y: number, a: number, b: number): number =>
  share((1 - (x / a) ** 2 - (y / b) ** 2) * 2);

/** Five petals around an open centre, and a leaf. */
const flower = (x: number, y: number): number => {
  const r = Math.hypot(x, y);
  const edge = 4.1 + 2.6 * Math.cos(Math.atan2(y, x) * 5);
  const petals = share((edge - r) * 1.2) * share((r - 1.3) * 1.4);
  return Math.max(petals, 0.55 * ellipse(x - 10, y - 1.5, 4.2, 1.7));
};

/** A curved stem with five pairs of leaves. */
const twig = (x: number, y: number): number => {
  const bow = y - 0.03 * x * x;
  let weight = Math.abs(x) < 9 ? share(0.9 - Math.abs(bow)) : 0;
  const off = Math.abs(bow) - 2.4;
  for (let k = -2; k <= 2; k += 1) {
    weight = Math.max(weight, ellipse(x - k * 3.8 - off * 0.6, off, 1.5, 2.1));
  }
  return 0.6 * weight;
};

const bud = (x: number, y: number): number => share(2.2 - Math.hypot(x, y));

/** Scattered flowers, twigs and buds, one per cell of `cell` units. */
export const sprig = (cell = 30): Pattern =>
  scatter(cell, 15, (x, y, kind) => (kind < 0.5 ? flower(x, y) : kind < 0.85 ? twig(x, y) : bud(x, y)));

/** A leaf 48 units long, pointed at both ends, with unprinted veins. */
const leaf = (x: number, y: number): number => {
  const bow = y - 0.006 * x * x;
  const half = 10.5 * (1 - (x / 24) ** 2) * (1 - x / 90);
  const blade = share(half - Math.abs(bow) + 0.5);
  const rib = share(Math.abs(bow) - 0.5);
  const vein = share(Math.abs(Math.sin((x + 0.9 * Math.abs(bow)) * 0.62)) * 3.2 - 0.15);
  return blade * rib * (0.45 + 0.55 * vein);
};

/** A frond: a stem with eight pairs of narrow leaflets, shorter towards the tip. */
const frond = (x: number, y: number): number => {
  const bow = y + 0.008 * x * x;
  const off = Math.abs(bow);
  const reach = 11.5 * (1 - ((x + 4) / 34) ** 2);
  const ray = (x - 0.75 * off) / 5.4;
  const gap = Math.abs(ray - Math.round(ray)) * 5.4;
  const leaflet = share(1.7 * (1 - (off / Math.max(1, reach)) ** 2) - gap + 0.3);
  const stem = share(1 - off);
  return Math.abs(x) < 25 ? 0.8 * Math.max(stem, off < reach ? leaflet : 0) : 0;
};

/** Broad leaves and fronds, one per cell of `cell` units. */
export const leaves = (cell = 46): Pattern =>
  scatter(cell, 27, (x, y, kind) => (kind < 0.6 ? leaf(x, y) : frond(x, y)));

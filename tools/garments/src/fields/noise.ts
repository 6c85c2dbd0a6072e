// Deterministic random numbers and noise: equal seeds and positions give equal values.

const bitsAt = (x: number, y: number, seed: number): number => {
  const start = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2246822519);
  const mixed = Math.imul(start ^ (start >>> 13), 1274126177);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

const WORD = 2 ** 32;

/** A number from 0 to 1 for each whole (x, y). */
export const hash2 = (x: number, y: number, seed = 0): number => bitsAt(x, y, seed) / WORD;

const quintic = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise from -1 to 1 with a period of about one unit. For tone only: its lattice is visible in heights. */
export const valueNoise = (x: number, y: number, seed = 0): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const across = quintic(x - column);
  const above = mix(hash2(column, row, seed), hash2(column + 1, row, seed), across);
  const below = mix(hash2(column, row + 1, seed), hash2(column + 1, row + 1, seed), across);
  return mix(above, below, quintic(y - row)) * 2 - 1;
};

// Neighbouring pixels need the same gradients, and sines are slow, so the latest ones are cached.
const SLOTS = 1024;
const known = new Uint32Array(SLOTS);
const cosines = new Float64Array(SLOTS).fill(1);
const sines = new Float64Array(SLOTS);

const lean = (bits: number, dx: number, dy: number): number => {
  const slot = bits & (SLOTS - 1);
  if (known[slot] !== bits) {
    const angle = (bits / WORD) * 6.2831853;
    known[slot] = bits;
    cosines[slot] = Math.cos(angle);
    sines[slot] = Math.sin(angle);
  }
  return (cosines[slot] ?? 0) * dx + (sines[slot] ?? 0) * dy;
};

/** Gradient noise, about -1 to 1, with a period of about one unit; its lattice is not visible. */
export const perlin = (x: number, y: number, seed = 0): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const dx = x - column;
  const dy = y - row;
  const across = quintic(dx);
  const a = lean(bitsAt(column, row, seed), dx, dy);
  const b = lean(bitsAt(column + 1, row, seed), dx - 1, dy);
  const c = lean(bitsAt(column, row + 1, seed), dx, dy - 1);
  const d = lean(bitsAt(column + 1, row + 1, seed), dx - 1, dy - 1);
  return mix(mix(a, b, across), mix(c, d, across), quintic(dy)) * 1.55;
};

/** Gradient noise along a row: fills `out` with `perlin(start + i * step, y, seed)`, several times faster. */
export const perlinRow = (out: Float64Array, start: number, step: number, y: number, seed = 0): void => {
  const row = Math.floor(y);
  const dy = y - row;
  const down = quintic(dy);
  // Along a row, the sum of the gradients above and below a column is linear in x.
  const slopeAt = (x: number) =>
    mix(lean(bitsAt(x, row, seed), 1, 0), lean(bitsAt(x, row + 1, seed), 1, 0), down);
  const baseAt = (x: number) =>
    mix(lean(bitsAt(x, row, seed), 0, dy), lean(bitsAt(x, row + 1, seed), 0, dy - 1), down);
  let column = Math.floor(start) - 1;
  let slope = 0;
  let base = 0;
  let nextSlope = 0;
  let nextBase = 0;
  for (let i = 0; i < out.length; i++) {
    const x = start + i * step;
    if (Math.floor(x) !== column) {
      column = Math.floor(x);
      slope = slopeAt(column);
      base = baseAt(column);
      nextSlope = slopeAt(column + 1);
      nextBase = baseAt(column + 1);
    }
    const dx = x - column;
    out[i] = mix(slope * dx + base, nextSlope * (dx - 1) + nextBase, quintic(dx)) * 1.55;
  }
};

/** Fractal value noise: each octave has half the amplitude and twice the frequency; within -1 to 1. */
export const fbm = (x: number, y: number, octaves: number, seed = 0): number => {
  let total = 0;
  let [u, v] = [x, y];
  for (let octave = 0; octave < octaves; octave++) {
    total += 0.5 ** (octave + 1) * valueNoise(u, v, seed + octave * 17);
    u = u * 2.03 + 11.3;
    v = v * 2.03 + 7.7;
  }
  return total;
};

/** A generator of random numbers from 0 to 1 (mulberry32). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / WORD;
  };
};

/** Smoothstep: 0 up to `a`, 1 from `b`; falling if `a` is greater than `b`. */
export const smooth = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** Linear interpolation from `a` to `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The fractional part, from 0 to 1 for negative numbers as well. */
export const fraction = (x: number): number => x - Math.floor(x);

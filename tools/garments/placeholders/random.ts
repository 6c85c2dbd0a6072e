/** Draws a number between two others. */
export type Random = (from: number, to: number) => number;

const hashOf = (seed: string): number => {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash;
};

/** Numbers that are always the same for the same seed (mulberry32), so that pictures never drift. */
export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return from + (((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
};

/** Compares two values as they are stored, with the order of their keys. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

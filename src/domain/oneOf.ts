/** Whether a value from outside is one of these literals; the way by which a string becomes a type. */
export const isOneOf = <T>(all: readonly T[], value: unknown): value is T =>
  all.some((candidate) => candidate === value);

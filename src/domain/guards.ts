/** Whether a value is one of these literals. */
export const isOneOf = <T>(all: readonly T[], value: unknown): value is T =>
  all.some((candidate) => candidate === value);

/** Whether a value is an object and no array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an array. */
export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isOneOf = <T>(all: readonly T[], value: unknown): value is T =>
  all.some((candidate) => candidate === value);

export const isObject = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const keysOf = <T extends string>(
  record: Readonly<Record<T, unknown>>,
): T[] => Object.keys(record).filter((key): key is T => key in record);

/** Returns undefined for an inherited key, such as `constructor`. */
export const ownValue = <T>(
  record: Readonly<Record<string, T>>,
  key: string,
): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** Compares the JSON of two values, so the order of their keys matters. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

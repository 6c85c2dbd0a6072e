/** Whether a value from outside is one of these literals; the way by which a string becomes a type. */
export const isOneOf = <T>(all: readonly T[], value: unknown): value is T =>
  all.some((candidate) => candidate === value);
/** Reading what comes from outside: storage, a message, a file. Nothing of it has a type until it was asked. */

/** Whether a value from outside has fields that can be asked for. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value from outside is a list, of whatever. */
export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a value from outside is a list of texts and nothing else. */
export const isStringArray = (value: unknown): value is readonly string[] =>
  isArray(value) && value.every((one) => typeof one === 'string');

/** Reading what comes from outside: storage, a message, a file. Nothing of it has a type until it was asked. */

/** Whether a value from outside has fields that can be asked for. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value from outside is a list, of whatever. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a value from outside is a list of texts and nothing else. */
export const areTexts = (value: unknown): value is readonly string[] =>
  isList(value) && value.every((one) => typeof one === 'string');

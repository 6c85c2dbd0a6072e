import { isArray, isRecord } from '../../src/lib/guards';

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
};

/**
 * The first difference between the shape of a value and that of a sample:
 * `filters.searchShown is "yes", not a boolean`. A null, the elements of an
 * array and the fields of an empty object are samples of any value.
 */
export const findShapeError = (
  sample: unknown,
  value: unknown,
  path: string,
): string | undefined => {
  if (sample === null) return undefined;
  if (value === undefined) return `${path} is missing`;
  if (typeOf(value) !== typeOf(sample))
    return `${path} is ${JSON.stringify(value)}, not of type ${typeOf(sample)}`;
  if (!isRecord(sample) || !isRecord(value)) return undefined;
  const fields = Object.keys(sample);
  if (fields.length === 0) return undefined;
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(sample, key));
  if (unknown !== undefined) return `${path} has an unknown field "${unknown}"`;
  for (const key of fields) {
    const field = Object.hasOwn(value, key) ? value[key] : undefined;
    const error = findShapeError(sample[key], field, `${path}.${key}`);
    if (error !== undefined) return error;
  }
  return undefined;
};

import { isRecord } from '../../src/lib/guards';

const formatValue = (value: unknown) =>
  value === undefined ? 'undefined' : JSON.stringify(value);

/**
 * The differences between two values, a line each: `filters.sort: "relevant" →
 * "low-to-high"`.
 */
export const diff = (before: unknown, after: unknown, path = ''): string[] => {
  if (formatValue(before) === formatValue(after)) return [];
  if (!isRecord(before) || !isRecord(after))
    return [`${path}: ${formatValue(before)} → ${formatValue(after)}`];
  const [old, current] = [
    new Map(Object.entries(before)),
    new Map(Object.entries(after)),
  ];
  const lines = [...new Set([...old.keys(), ...current.keys()])].flatMap(
    (key) =>
      diff(old.get(key), current.get(key), path ? `${path}.${key}` : key),
  );
  return lines.length > 0
    ? lines
    : [`${path}: new order ${[...current.keys()].join(', ')}`];
};

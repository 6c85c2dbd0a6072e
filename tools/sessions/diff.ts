import { isRecord } from '../../src/lib/guards';

const formatValue = (value: unknown) =>
  value === undefined ? 'undefined' : JSON.stringify(value);

/**
 * The differences between two values, a line each: `filters.sort: "relevant" →
 * "low-to-high"`.
 */
export const diff = (before: unknown, after: unknown, path = ''): string[] => {
  const oldText = formatValue(before);
  const newText = formatValue(after);
  if (oldText === newText) return [];
  if (!isRecord(before) || !isRecord(after))
    return [`${path}: ${oldText} → ${newText}`];
  const oldFields = new Map(Object.entries(before));
  const newFields = new Map(Object.entries(after));
  const lines: string[] = [];
  for (const key of new Set([...oldFields.keys(), ...newFields.keys()])) {
    const fieldPath = path ? `${path}.${key}` : key;
    lines.push(...diff(oldFields.get(key), newFields.get(key), fieldPath));
  }
  if (lines.length > 0) return lines;
  return [`${path}: new order ${[...newFields.keys()].join(', ')}`];
};

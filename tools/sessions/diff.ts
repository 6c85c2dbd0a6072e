import { isObject } from '../../src/lib/guards';

const formatValue = (value: unknown) =>
  value === undefined ? 'undefined' : JSON.stringify(value);

/**
 * The differences between two values, a line each: `list.sort: "relevant" →
 * "low-to-high"`.
 */
export const diff = (before: unknown, after: unknown, path = ''): string[] => {
  const oldText = formatValue(before);
  const newText = formatValue(after);
  if (oldText === newText) return [];
  if (!isObject(before) || !isObject(after)) {
    return [`${path}: ${oldText} → ${newText}`];
  }
  const lines: string[] = [];
  const keys = Object.keys({ ...before, ...after });
  for (const key of keys) {
    const fieldPath = path ? `${path}.${key}` : key;
    lines.push(...diff(before[key], after[key], fieldPath));
  }
  const newOrder = Object.keys(after).join(', ');
  return lines.length > 0 ? lines : [`${path}: new order ${newOrder}`];
};

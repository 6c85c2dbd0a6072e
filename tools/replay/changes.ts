const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** What differs between two values, a line each: `filters.sort: "relevant" → "low-to-high"`. */
export const diff = (before: unknown, after: unknown, path = ''): string[] => {
  if (Object.is(before, after) || said(before) === said(after)) return [];
  if (!isBranch(before) || !isBranch(after)) return [`${path}: ${said(before)} → ${said(after)}`];
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
    diff(was.get(key), is.get(key), path ? `${path}.${key}` : key),
  );
  // The same lines in another order: the cart shows them so.
  return lines.length > 0 ? lines : [`${path}: now in the order ${[...is.keys()].join(', ')}`];
};

import { isSameLine, type CartLine, type LineKey } from './cart';

/** A row of the cart page: a line of the cart, or one that the shopper has removed and can restore. */
export interface CartRow extends CartLine {
  /** Of a removed line. A line can be removed, added again by another tab, and removed again. */
  readonly removalId?: string;
}

const isRowOf =
  (line: LineKey) =>
  (row: CartRow): boolean =>
    row.removalId === undefined && isSameLine(row, line);

/** The rows for these lines. Those that were shown before stay in their place; a new one comes after its predecessor. */
export const rowsOf = (shown: readonly CartRow[], lines: readonly CartLine[]): CartRow[] => {
  const rows = shown.flatMap((row) => (row.removalId === undefined ? (lines.find(isRowOf(row)) ?? []) : row));
  let next = 0;
  for (const line of lines) {
    const index = rows.findIndex(isRowOf(line));
    if (index < 0) rows.splice(next, 0, line);
    next = index < 0 ? next + 1 : index + 1;
  }
  return rows;
};

/** The rows after the removal of a line, whose row stays. */
export const withRemoval = (rows: readonly CartRow[], line: LineKey, removalId: string): CartRow[] =>
  rows.map((row) => (isRowOf(line)(row) ? { ...row, removalId } : row));

/** The rows after Undo. Another tab may have added the line again: then it has a row. */
export const withoutRemoval = (rows: readonly CartRow[], removed: CartRow): CartRow[] => {
  const { removalId, ...line } = removed;
  const restored = rows.some(isRowOf(line)) ? [] : [line];
  return rows.flatMap((row) => (row.removalId === removalId ? restored : [row]));
};

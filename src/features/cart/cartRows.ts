import { isSameLine, type CartLine, type LineKey } from './cart';

/**
 * A row of the cart page: a line of the cart, what Undo would restore of it, or
 * both.
 */
export interface CartRow extends CartLine {
  /** 0 if the cart does not hold the line. */
  readonly quantity: number;
  /** What Undo restores; 0 without an Undo. */
  readonly removed: number;
}

/**
 * The rows for these lines. Rows that were shown before stay in their place.
 * The row of a new line follows the row of the line before it.
 */
export const rowsOf = (
  shown: readonly CartRow[],
  lines: readonly CartLine[],
): CartRow[] => {
  const rows: CartRow[] = [];
  for (const row of shown) {
    const line = lines.find((each) => isSameLine(each, row));
    const quantity = line?.quantity ?? 0;
    if (quantity > 0 || row.removed > 0) {
      rows.push({ ...row, quantity });
    }
  }

  let last = -1;
  for (const line of lines) {
    const index = rows.findIndex((row) => isSameLine(row, line));
    if (index >= 0) {
      last = index;
      continue;
    }
    last += 1;
    rows.splice(last, 0, { ...line, removed: 0 });
  }
  return rows;
};

const replaceRow = (
  rows: readonly CartRow[],
  line: LineKey,
  change: (row: CartRow) => CartRow,
) => rows.map((row) => (isSameLine(row, line) ? change(row) : row));

/**
 * The rows after the removal of a line. If another tab had added it again after
 * an earlier removal, Undo restores both quantities.
 */
export const withUndo = (rows: readonly CartRow[], line: LineKey): CartRow[] =>
  replaceRow(rows, line, (row) => ({
    ...row,
    removed: row.removed + row.quantity,
  }));

export const withoutUndo = (
  rows: readonly CartRow[],
  line: LineKey,
): CartRow[] => replaceRow(rows, line, (row) => ({ ...row, removed: 0 }));

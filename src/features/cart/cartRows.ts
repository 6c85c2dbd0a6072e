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
  const quantityOf = (row: CartRow) =>
    lines.find((line) => isSameLine(line, row))?.quantity ?? 0;
  const rows = shown
    .map((row) => ({ ...row, quantity: quantityOf(row) }))
    .filter(({ quantity, removed }) => quantity > 0 || removed > 0);
  let next = 0;
  for (const line of lines) {
    const index = rows.findIndex((row) => isSameLine(row, line));
    if (index < 0) rows.splice(next, 0, { ...line, removed: 0 });
    next = index < 0 ? next + 1 : index + 1;
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

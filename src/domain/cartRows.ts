import { isSameLine, linesOf, type Cart, type CartLine, type IndexedLine, type LineKey } from './cart';

/** A row of the cart page: a line, or the gap of a removed line and the index at which Undo restores it. */
export type CartRow =
  { readonly kind: 'line'; readonly line: CartLine } | { readonly kind: 'gap'; readonly line: IndexedLine };

/** The lines of a cart with the gaps in the rows where the removed lines were. */
export const rowsOf = (cart: Cart): CartRow[] => {
  const rows: CartRow[] = linesOf(cart).map((line) => ({ kind: 'line', line }));
  for (const { rowIndex, ...line } of [...cart.removed].sort((a, b) => a.rowIndex - b.rowIndex)) {
    const index = rows.slice(0, rowIndex).filter(({ kind }) => kind === 'line').length;
    rows.splice(rowIndex, 0, { kind: 'gap', line: { ...line, index } });
  }
  return rows;
};

/** The index of a line among the rows of the cart page, -1 if the cart has no such line. */
export const rowIndexOf = (cart: Cart, key: LineKey): number =>
  rowsOf(cart).findIndex(({ kind, line }) => kind === 'line' && isSameLine(line, key));

import { isSameLine, linesOf, type Cart, type CartLine, type LineKey, type RemovedLine } from './cart';

export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly line: RemovedLine; readonly index: number };

export const rowsOf = (cart: Cart): CartRow[] => {
  const rows: CartRow[] = linesOf(cart).map((line) => ({ kind: 'line', line }));
  for (const line of [...cart.removed].sort((a, b) => a.rowIndex - b.rowIndex)) {
    const index = rows.slice(0, line.rowIndex).filter(({ kind }) => kind === 'line').length;
    rows.splice(line.rowIndex, 0, { kind: 'removed', line, index });
  }
  return rows;
};

export const rowIndexOf = (cart: Cart, key: LineKey): number =>
  rowsOf(cart).findIndex(({ kind, line }) => kind === 'line' && isSameLine(line, key));

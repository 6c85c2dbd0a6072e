import type { CartLine, LineInRow, PlacedLine } from './cart';

/** A row of the cart's page: a line where it stands now, or the gap of a removed one and where Undo puts it back. */
export type CartRow =
  { readonly kind: 'line'; readonly line: LineInRow } | { readonly kind: 'gap'; readonly line: PlacedLine };

/** The lines with the gaps in the rows where they stood; a gap beyond the end comes last. */
export const rowsOf = (lines: readonly CartLine[], gaps: readonly LineInRow[]): CartRow[] => {
  const rows: { kind: CartRow['kind']; line: CartLine }[] = lines.map((line) => ({ kind: 'line', line }));
  for (const gap of gaps.toSorted((a, b) => a.row - b.row))
    rows.splice(gap.row, 0, { kind: 'gap', line: gap });
  const linesBefore = (row: number) => rows.slice(0, row).filter(({ kind }) => kind === 'line').length;
  return rows.map(({ kind, line: { productId, size, quantity } }, row) => {
    const line = { productId, size, quantity };
    return kind === 'line'
      ? { kind, line: { ...line, row } }
      : { kind, line: { ...line, at: linesBefore(row) } };
  });
};

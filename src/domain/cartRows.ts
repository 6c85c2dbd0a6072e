import type { CartLine, PlacedLine } from './cart';

/** A row of the cart's page: a line, or the gap that a removed line left. */
export interface CartRow {
  readonly kind: 'line' | 'gap';
  /** A line's position counts among the rows, a gap's among the lines: where Undo puts it back. */
  readonly line: PlacedLine;
}

/** The lines with the gaps where they stood; `gaps` are placed among the rows. */
export const rowsOf = (lines: readonly CartLine[], gaps: readonly PlacedLine[]): CartRow[] => {
  const rows: { kind: CartRow['kind']; line: CartLine }[] = lines.map((line) => ({ kind: 'line', line }));
  for (const gap of gaps.toSorted((a, b) => a.position - b.position)) {
    rows.splice(gap.position, 0, { kind: 'gap', line: gap });
  }
  const linesBefore = (row: number) => rows.slice(0, row).filter(({ kind }) => kind === 'line').length;
  return rows.map(({ kind, line }, row) => ({
    kind,
    line: { ...line, position: kind === 'line' ? row : linesBefore(row) },
  }));
};

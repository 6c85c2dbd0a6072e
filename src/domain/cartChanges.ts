import { linesOf, sameLine, type Cart, type CartLine, type LineKey, type PlacedLine } from './cart';
import { lineNameOf } from './cartRecords';

const without = (lines: readonly CartLine[], others: readonly LineKey[]) =>
  lines.filter((line) => !others.some((other) => sameLine(other, line)));

/** What leads from one cart to another: lines at their new places, and those that have gone, with quantity 0. */
export const changesBetween = (before: Cart, after: Cart): readonly PlacedLine[] => {
  const from = linesOf(before);
  const to = linesOf(after).map((line, at) => ({ ...line, at }));
  const gone = without(from, to).map((line) => ({ ...line, quantity: 0, at: 0 }));
  const changed = to.filter(
    (line) => !from.some((old) => sameLine(old, line) && old.quantity === line.quantity),
  );
  const rest = [without(from, [...gone, ...changed]), without(to, changed)];
  const [a, b] = rest.map((lines) => lines.map(lineNameOf).join());
  return [...gone, ...(a === b ? changed : to)];
};

/** The lines after such changes: undoes nothing else, whatever has happened to other lines meanwhile. */
export const withChanges = (lines: readonly CartLine[], changes: readonly PlacedLine[]): CartLine[] => {
  const next = without(lines, changes);
  for (const { productId, size, quantity, at } of changes.toSorted((a, b) => a.at - b.at)) {
    if (quantity > 0) next.splice(Math.max(0, at), 0, { productId, size, quantity });
  }
  return next;
};

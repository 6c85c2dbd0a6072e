import { cartOf, type CartLine, type RemovedLine } from '../../../src/features/cart/cart';
import { rowIndexOf, rowsOf } from '../../../src/features/cart/cartRows';

const line = (productId: string): CartLine => ({ productId, size: 'M', quantity: 1 });
const [a, b, c] = [line('a'), line('b'), line('c')];
const removedAt = (rowIndex: number, removed: CartLine): RemovedLine => ({
  ...removed,
  removalId: removed.productId,
  rowIndex,
});
const cartWith = (lines: readonly CartLine[], removed: readonly RemovedLine[] = []) => ({
  ...cartOf(lines),
  removed,
});

/** The rows as product ids, the gaps in brackets. */
const textsOf = (lines: readonly CartLine[], removed: readonly RemovedLine[]) =>
  rowsOf(cartWith(lines, removed)).map(({ kind, line: { productId } }) =>
    kind === 'removed' ? `(${productId})` : productId,
  );

describe('rowsOf', () => {
  it('should return a gap in the row of a removed line: first, in the middle, last, alone', () => {
    expect(textsOf([b, c], [removedAt(0, a)])).toEqual(['(a)', 'b', 'c']);
    expect(textsOf([a, c], [removedAt(1, b)])).toEqual(['a', '(b)', 'c']);
    expect(textsOf([a, b], [removedAt(2, c)])).toEqual(['a', 'b', '(c)']);
    expect(textsOf([], [removedAt(0, a)])).toEqual(['(a)']);
  });

  it('should sort gaps by row, in any order of removal', () => {
    expect(textsOf([c], [removedAt(0, a), removedAt(1, b)])).toEqual(['(a)', '(b)', 'c']);
    expect(textsOf([c], [removedAt(1, b), removedAt(0, a)])).toEqual(['(a)', '(b)', 'c']);
    expect(textsOf([], [removedAt(2, c), removedAt(0, a), removedAt(1, b)])).toEqual(['(a)', '(b)', '(c)']);
  });

  it('should set the index of a gap to the index at which Undo restores the line', () => {
    expect(rowsOf(cartWith([b], [removedAt(0, a), removedAt(2, c)]))).toEqual([
      { kind: 'removed', line: removedAt(0, a), index: 0 },
      { kind: 'line', line: b },
      { kind: 'removed', line: removedAt(2, c), index: 1 },
    ]);
  });

  it('should put a gap at the end when its row no longer exists', () => {
    expect(textsOf([a], [removedAt(7, b)])).toEqual(['a', '(b)']);
  });
});

describe('rowIndexOf', () => {
  it('should count the gaps before the line', () => {
    expect(rowIndexOf(cartWith([b, c], [removedAt(0, a)]), c)).toBe(2);
  });

  it('should return -1 for a line that is not in the cart, even if it has a gap', () => {
    expect(rowIndexOf(cartWith([b], [removedAt(0, a)]), a)).toBe(-1);
    expect(rowIndexOf(cartWith([]), a)).toBe(-1);
  });
});

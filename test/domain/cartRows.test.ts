import fc from 'fast-check';
import { cartOf, isSameLine, linesOf, type CartLine, type RemovedLine } from '../../src/domain/cart';
import { rowIndexOf, rowsOf } from '../../src/domain/cartRows';
import { SIZES } from '../../src/domain/product';

const line = (productId: string): CartLine => ({ productId, size: 'M', quantity: 1 });
const [a, b, c] = [line('a'), line('b'), line('c')];
const removedAt = (rowIndex: number, removed: CartLine): RemovedLine => ({ ...removed, rowIndex });
const cartWith = (lines: readonly CartLine[], removed: readonly RemovedLine[] = []) => ({
  ...cartOf(lines),
  removed,
});

/** The rows as product ids, the gaps in brackets. */
const textsOf = (lines: readonly CartLine[], removed: readonly RemovedLine[]) =>
  rowsOf(cartWith(lines, removed)).map(({ kind, line: { productId } }) =>
    kind === 'gap' ? `(${productId})` : productId,
  );

describe('rowsOf', () => {
  it('should return a row for each line', () => {
    expect(rowsOf(cartWith([a, b]))).toEqual([
      { kind: 'line', line: a },
      { kind: 'line', line: b },
    ]);
  });

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
      { kind: 'gap', line: { ...a, index: 0 } },
      { kind: 'line', line: b },
      { kind: 'gap', line: { ...c, index: 1 } },
    ]);
  });

  it('should put a gap at the end when its row no longer exists', () => {
    expect(textsOf([a], [removedAt(7, b)])).toEqual(['a', '(b)']);
  });

  it('should keep the order of the rows during any removals and restores', () => {
    const anyLines = fc.uniqueArray(
      fc.record({
        productId: fc.constantFrom('a', 'b', 'c'),
        size: fc.constantFrom(...SIZES),
        quantity: fc.integer({ min: 1, max: 9999 }),
      }),
      { minLength: 1, selector: ({ productId, size }) => `${productId} ${size}` },
    );
    fc.assert(
      fc.property(anyLines, fc.array(fc.nat(), { maxLength: 30 }), (lines, clicks) => {
        const expected = lines.map((each) => ({ line: each, isGap: false }));
        let cart = cartWith(lines);
        for (const click of clicks) {
          const index = click % expected.length;
          const [row, model] = [rowsOf(cart)[index], expected[index]];
          if (!row || !model) throw new Error('A row is missing.');
          expect(row.kind).toBe(model.isGap ? 'gap' : 'line');
          if (row.kind === 'gap') {
            const { index: lineIndex, ...restored } = row.line;
            cart = cartWith(
              linesOf(cart).toSpliced(lineIndex, 0, restored),
              cart.removed.filter((removed) => !isSameLine(removed, restored)),
            );
          } else {
            expect(rowIndexOf(cart, row.line)).toBe(index);
            cart = cartWith(
              linesOf(cart).filter((other) => !isSameLine(other, row.line)),
              [...cart.removed, removedAt(index, row.line)],
            );
          }
          model.isGap = !model.isGap;
          expect(rowsOf(cart)).toEqual(
            expected.map(({ line: each, isGap }, i) => ({
              kind: isGap ? 'gap' : 'line',
              line: isGap
                ? { ...each, index: expected.slice(0, i).filter((other) => !other.isGap).length }
                : each,
            })),
          );
        }
      }),
      { numRuns: 200 },
    );
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

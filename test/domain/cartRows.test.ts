import fc from 'fast-check';
import { sameLine, type CartLine, type LineInRow, type PlacedLine } from '../../src/domain/cart';
import { rowsOf } from '../../src/domain/cartRows';
import { SIZES } from '../../src/domain/product';

const line = (productId: string): CartLine => ({ productId, size: 'M', quantity: 1 });
const [a, b, c] = [line('a'), line('b'), line('c')];
const bare = ({ productId, size, quantity }: CartLine): CartLine => ({ productId, size, quantity });
const at = (place: number, line: CartLine): PlacedLine => ({ ...bare(line), at: place });
const inRow = (row: number, line: CartLine): LineInRow => ({ ...bare(line), row });
const shown = (lines: readonly CartLine[], gaps: readonly LineInRow[]) =>
  rowsOf(lines, gaps).map(({ kind, line: { productId } }) => (kind === 'gap' ? `(${productId})` : productId));

describe("the rows of the cart's page", () => {
  it('are the lines, each at its place', () => {
    expect(rowsOf([a, b], [])).toEqual([
      { kind: 'line', line: inRow(0, a) },
      { kind: 'line', line: inRow(1, b) },
    ]);
  });

  it('have a gap where the line stood: first, in the middle, last, alone', () => {
    expect(shown([b, c], [inRow(0, a)])).toEqual(['(a)', 'b', 'c']);
    expect(shown([a, c], [inRow(1, b)])).toEqual(['a', '(b)', 'c']);
    expect(shown([a, b], [inRow(2, c)])).toEqual(['a', 'b', '(c)']);
    expect(shown([], [inRow(0, a)])).toEqual(['(a)']);
  });

  it('have gaps side by side in the order of the lines, in whatever order these were removed', () => {
    expect(shown([c], [inRow(0, a), inRow(1, b)])).toEqual(['(a)', '(b)', 'c']);
    expect(shown([c], [inRow(1, b), inRow(0, a)])).toEqual(['(a)', '(b)', 'c']);
    expect(shown([], [inRow(2, c), inRow(0, a), inRow(1, b)])).toEqual(['(a)', '(b)', '(c)']);
  });

  it('tell a gap its place among the lines, where Undo puts it back', () => {
    expect(rowsOf([b], [inRow(0, a), inRow(2, c)])).toEqual([
      { kind: 'gap', line: at(0, a) },
      { kind: 'line', line: inRow(1, b) },
      { kind: 'gap', line: at(1, c) },
    ]);
  });

  it('keep a gap whose place is gone, at the end', () => {
    expect(shown([a], [inRow(7, b)])).toEqual(['a', '(b)']);
  });

  it('stay where they are through any removals and restores', () => {
    const start = fc.uniqueArray(
      fc.record({
        productId: fc.constantFrom('a', 'b', 'c'),
        size: fc.constantFrom(...SIZES),
        quantity: fc.integer({ min: 1, max: 9999 }),
      }),
      { minLength: 1, selector: ({ productId, size }) => `${productId} ${size}` },
    );
    fc.assert(
      fc.property(start, fc.array(fc.nat(), { maxLength: 30 }), (lines, presses) => {
        // The model: one list of rows that never move, each with a flag.
        const model = lines.map((modelled) => ({ line: modelled, gone: false }));
        let left: readonly CartLine[] = lines;
        let gaps: readonly LineInRow[] = [];
        for (const press of presses) {
          const index = press % model.length;
          const [row, modelled] = [rowsOf(left, gaps)[index], model[index]];
          if (!row || !modelled) throw new Error('A row is missing.');
          expect(row.kind).toBe(modelled.gone ? 'gap' : 'line');
          if (row.kind === 'gap') {
            left = left.toSpliced(row.line.at, 0, bare(row.line));
            gaps = gaps.filter((gap) => !sameLine(gap, row.line));
          } else {
            left = left.filter((other) => !sameLine(other, row.line));
            gaps = [...gaps, row.line];
          }
          modelled.gone = !modelled.gone;
          expect(rowsOf(left, gaps)).toEqual(
            model.map(({ line: expected, gone }, i) => ({
              kind: gone ? 'gap' : 'line',
              line: gone
                ? at(model.slice(0, i).filter((other) => !other.gone).length, expected)
                : inRow(i, expected),
            })),
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});

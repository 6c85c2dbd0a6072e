import fc from 'fast-check';
import { sameLine, type CartLine, type PlacedLine } from '../../src/domain/cart';
import { rowsOf } from '../../src/domain/cartRows';
import { SIZES } from '../../src/domain/product';

const line = (productId: string): CartLine => ({ productId, size: 'M', quantity: 1 });
const [a, b, c] = [line('a'), line('b'), line('c')];
const at = (position: number, { productId, size, quantity }: CartLine): PlacedLine => ({
  productId,
  size,
  quantity,
  position,
});
const shown = (lines: readonly CartLine[], gaps: readonly PlacedLine[]) =>
  rowsOf(lines, gaps).map(({ kind, line: { productId } }) => (kind === 'gap' ? `(${productId})` : productId));

describe("the rows of the cart's page", () => {
  it('are the lines, each at its place', () => {
    expect(rowsOf([a, b], [])).toEqual([
      { kind: 'line', line: at(0, a) },
      { kind: 'line', line: at(1, b) },
    ]);
  });

  it('have a gap where the line stood: first, in the middle, last, alone', () => {
    expect(shown([b, c], [at(0, a)])).toEqual(['(a)', 'b', 'c']);
    expect(shown([a, c], [at(1, b)])).toEqual(['a', '(b)', 'c']);
    expect(shown([a, b], [at(2, c)])).toEqual(['a', 'b', '(c)']);
    expect(shown([], [at(0, a)])).toEqual(['(a)']);
  });

  it('have gaps side by side in the order of the lines, in whatever order these were removed', () => {
    expect(shown([c], [at(0, a), at(1, b)])).toEqual(['(a)', '(b)', 'c']);
    expect(shown([c], [at(1, b), at(0, a)])).toEqual(['(a)', '(b)', 'c']);
    expect(shown([], [at(2, c), at(0, a), at(1, b)])).toEqual(['(a)', '(b)', '(c)']);
  });

  it('tell a gap its place among the lines, where Undo puts it back', () => {
    expect(rowsOf([b], [at(0, a), at(2, c)])).toEqual([
      { kind: 'gap', line: at(0, a) },
      { kind: 'line', line: at(1, b) },
      { kind: 'gap', line: at(1, c) },
    ]);
  });

  it('keep a gap whose place is gone, at the end', () => {
    expect(shown([a], [at(7, b)])).toEqual(['a', '(b)']);
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
        let gaps: readonly PlacedLine[] = [];
        for (const press of presses) {
          const index = press % model.length;
          const [row, modelled] = [rowsOf(left, gaps)[index], model[index]];
          if (!row || !modelled) throw new Error('A row is missing.');
          if (modelled.gone) {
            left = left.toSpliced(row.line.position, 0, row.line);
            gaps = gaps.filter((gap) => !sameLine(gap, row.line));
          } else {
            left = left.filter((other) => !sameLine(other, row.line));
            gaps = [...gaps, row.line];
          }
          modelled.gone = !modelled.gone;
          expect(rowsOf(left, gaps)).toEqual(
            model.map(({ line: expected, gone }, i) => ({
              kind: gone ? 'gap' : 'line',
              line: at(gone ? model.slice(0, i).filter((other) => !other.gone).length : i, expected),
            })),
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});

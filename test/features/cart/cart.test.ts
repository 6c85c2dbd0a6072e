import fc from 'fast-check';
import {
  cartOf,
  isLine,
  isLineKey,
  isSameCart,
  linesOf,
  parseQuantity,
  quantityOf,
  type CartLine,
  type RemovedLine,
} from '../../../src/features/cart/cart';
import { rowIndexOf, rowsOf } from '../../../src/features/cart/cartRows';
import { SIZES } from '../../../src/features/catalogue/product';
import { anyText, INVALID_QUANTITIES } from '../../support/events';

const tee: CartLine = { productId: 'tee', size: 'M', quantity: 2 };
const largeTee: CartLine = { productId: 'tee', size: 'L', quantity: 1 };
const coat: CartLine = { productId: 'coat', size: 'S', quantity: 10 };

/** Lines in any order; no line occurs twice. */
const anyLines: fc.Arbitrary<CartLine[]> = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('tee', 'coat', '7', 'constructor', 'été'),
    size: fc.constantFrom(...SIZES, '7', 'constructor'),
    quantity: fc.integer({ min: 1, max: 9999 }),
  }),
  { selector: ({ productId, size }) => `${productId} ${size}` },
);

const cart = (lines: readonly CartLine[], removed: readonly RemovedLine[] = []) => ({
  ...cartOf(lines),
  removed,
});

describe('linesOf and cartOf', () => {
  it('should be inverse functions that keep the order', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const converted = cartOf(lines);
        expect(linesOf(converted)).toEqual(lines);
        expect(cartOf(linesOf(converted))).toEqual(converted);
      }),
      { numRuns: 200 },
    );
  });

  it('should keep the last of two lines with the same key at the index of the first', () => {
    expect(linesOf(cartOf([tee, coat, { ...tee, quantity: 7 }]))).toEqual([{ ...tee, quantity: 7 }, coat]);
  });
});

it('should have no quantity of an inherited key', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    expect(quantityOf({ tee: { M: 2 } }, { productId: key, size: 'M' })).toBe(0);
    expect(quantityOf({ tee: { M: 2 } }, { productId: 'tee', size: key })).toBe(0);
  }
});

describe('isLineKey', () => {
  const accepted = (value: unknown) =>
    [
      { productId: value, size: 'M' },
      { productId: 'tee', size: value },
    ].map(isLineKey);

  it('should accept any product id and any size, also of a newer version', () => {
    for (const text of ['tee', 'M', 'XXXL', '36.5', 'constructor', 'x'.repeat(200)])
      expect([text, ...accepted(text)]).toEqual([text, true, true]);
  });

  it('should reject an empty text, __proto__, a text of more than 200 characters, and anything else', () => {
    for (const value of ['', '__proto__', 'x'.repeat(201), undefined, null, 7, ['M'], {}])
      expect([value, ...accepted(value)]).toEqual([value, false, false]);
  });
});

describe('isLine', () => {
  it.each([0, -1, 1.5, 10_000, NaN, Infinity, '3', null])('should reject the quantity %j', (quantity) => {
    expect(isLine({ ...tee, quantity })).toBe(false);
  });

  it('should reject any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isLine(value)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

it('should compare the lines of carts, their quantities and their order', () => {
  expect(isSameCart(cart([tee, coat]), cart([tee, coat]))).toBe(true);
  expect(isSameCart(cart([tee, coat]), cart([coat, tee]))).toBe(false);
  expect(isSameCart(cart([tee, coat, largeTee]), cart([tee, largeTee, coat]))).toBe(false);
  expect(isSameCart(cart([tee, coat]), cart([tee, { ...coat, quantity: 9 }]))).toBe(false);
  expect(isSameCart(cart([tee, coat]), cart([tee]))).toBe(false);
});

describe('parseQuantity', () => {
  it('should read whole numbers from 1 to 9999', () => {
    const texts = ['1', '10', '007', '9999', '09999', `${'0'.repeat(400)}12`];
    expect(texts.map(parseQuantity)).toEqual([1, 10, 7, 9999, 9999, 12]);
  });

  it('should reject any other text', () => {
    for (const text of INVALID_QUANTITIES) expect([text, parseQuantity(text)]).toEqual([text, undefined]);
  });

  it('should return a whole number from 1 to 9999 or undefined for any text', () => {
    const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789-+.e ')) });
    fc.assert(
      fc.property(fc.oneof(anyText, anyDigits), (text) => {
        const quantity = parseQuantity(text);
        expect(quantity === undefined || /^0*[1-9][0-9]{0,3}$/.test(text)).toBe(true);
        if (quantity !== undefined) expect(text.endsWith(String(quantity))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('rows of the cart page', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((productId) => ({ productId, size: 'M', quantity: 1 }) as const);
  if (!a || !b || !c) throw new Error('A line is missing.');
  const removedAt = (rowIndex: number, line: CartLine) => ({ ...line, removalId: line.productId, rowIndex });

  it.each([
    ['the first row', [b, c], [removedAt(0, a)], '(a) b c'],
    ['the middle row', [a, c], [removedAt(1, b)], 'a (b) c'],
    ['the last row', [a, b], [removedAt(2, c)], 'a b (c)'],
    ['rows, whatever was removed first', [c], [removedAt(1, b), removedAt(0, a)], '(a) (b) c'],
    ['every row', [], [removedAt(2, c), removedAt(0, a), removedAt(1, b)], '(a) (b) (c)'],
    ['a row that no longer exists', [a], [removedAt(7, b)], 'a (b)'],
  ])('should have the gaps of %s', (_, lines, removed, expected) => {
    const texts = rowsOf(cart(lines, removed)).map(({ kind, line: { productId } }) =>
      kind === 'removed' ? `(${productId})` : productId,
    );
    expect(texts.join(' ')).toBe(expected);
  });

  it('should hold the index at which Undo restores the line of a gap', () => {
    expect(rowsOf(cart([b], [removedAt(0, a), removedAt(2, c)]))).toEqual([
      { kind: 'removed', line: removedAt(0, a), index: 0 },
      { kind: 'line', line: b },
      { kind: 'removed', line: removedAt(2, c), index: 1 },
    ]);
  });

  it('should be counted with the gaps before a line, and without the gap of the line itself', () => {
    const { removed, ...lines } = cart([b, c], [removedAt(0, a)]);
    expect([a, b, c].map((line) => rowIndexOf({ ...lines, removed }, line))).toEqual([-1, 1, 2]);
  });
});

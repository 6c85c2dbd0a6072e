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
} from '../../../src/features/cart/cart';
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
  const cart = (...lines: readonly CartLine[]) => ({ ...cartOf(lines), removed: [] });
  expect(isSameCart(cart(tee, coat), cart(tee, coat))).toBe(true);
  expect(isSameCart(cart(tee, coat), cart(coat, tee))).toBe(false);
  expect(isSameCart(cart(tee, coat, largeTee), cart(tee, largeTee, coat))).toBe(false);
  expect(isSameCart(cart(tee, coat), cart(tee, { ...coat, quantity: 9 }))).toBe(false);
  expect(isSameCart(cart(tee, coat), cart(tee))).toBe(false);
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

import fc from 'fast-check';
import { cartOf, countOf, isQuantity, linesOf, readQuantity, type CartLine } from '../../src/domain/cart';
import { SIZES } from '../../src/domain/product';
import { anyText, INVALID_QUANTITIES } from '../support/arbitraries';

const tee: CartLine = { productId: 'tee', size: 'M', quantity: 2 };
const largeTee: CartLine = { productId: 'tee', size: 'L', quantity: 1 };
const coat: CartLine = { productId: 'coat', size: 'S', quantity: 10 };

/** Lines as a cart may hold them: those of one product together, none twice, in any order. */
const anyLines: fc.Arbitrary<CartLine[]> = fc
  .uniqueArray(
    fc.record({
      productId: fc.constantFrom('tee', 'coat', 'a-skirt', 'constructor', '__proto__', 'été'),
      sizes: fc.shuffledSubarray([...SIZES], { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 9999 }),
    }),
    { selector: ({ productId }) => productId },
  )
  .map((entries) =>
    entries.flatMap(({ productId, sizes, quantity }) =>
      sizes.map((size, i) => ({ productId, size, quantity: ((quantity + i) % 9999) + 1 })),
    ),
  );

describe('lines and cart', () => {
  it('say the same', () => {
    expect(linesOf({ tee: { M: 2, L: 1 }, coat: { S: 10 } })).toEqual([tee, largeTee, coat]);
    expect(cartOf([tee, largeTee, coat])).toEqual({ tee: { M: 2, L: 1 }, coat: { S: 10 } });
  });

  it('undo each other, order and all', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const cart = cartOf(lines);
        expect(linesOf(cart)).toEqual(lines);
        expect(JSON.stringify(cartOf(linesOf(cart)))).toBe(JSON.stringify(cart));
      }),
      { numRuns: 200 },
    );
  });

  it('count a line that comes twice once, as it was last', () => {
    expect(cartOf([tee, coat, { ...tee, quantity: 7 }])).toEqual({ tee: { M: 7 }, coat: { S: 10 } });
  });

  it('know no size that the shop does not', () => {
    const stored = Object.fromEntries([['M', 2] as const, ['XS', 1] as const, ['__proto__', 3] as const]);
    expect(linesOf({ tee: stored })).toEqual([tee]);
  });

  it('are both empty together', () => {
    expect(linesOf({})).toEqual([]);
    expect(cartOf([])).toEqual({});
  });
});

describe('the count of the cart', () => {
  it('is the sum of all quantities', () => {
    expect(countOf({})).toBe(0);
    expect(countOf({ tee: { M: 2, L: 1 }, coat: { S: 10 } })).toBe(13);
  });

  it('is as many as one would count piece by piece', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const pieces = lines.map(({ quantity }) => 'x'.repeat(quantity)).join('');
        expect(countOf(cartOf(lines))).toBe(pieces.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    ['5', 5],
    ['10', 10],
    ['007', 7],
    ['0001', 1],
    ['9999', 9999],
    ['09999', 9999],
    [`${'0'.repeat(400)}12`, 12],
  ])('%j is taken as typed', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each(INVALID_QUANTITIES)('%j is ignored', (typed) => {
    expect(readQuantity(typed)).toBeUndefined();
  });

  it('is read back from every whole number of 1 to 9999, and from no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (number) => {
        const inside = number > 0 && number < 10_000;
        expect(readQuantity(String(number))).toBe(inside ? number : undefined);
        expect(isQuantity(number)).toBe(inside);
        expect(isQuantity(number + 0.5)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is a whole number of 1 to 9999 or nothing, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...Array.from('0123456789-+.e ')) })),
        (typed) => {
          const quantity = readQuantity(typed);
          expect(quantity === undefined || /^0*[1-9][0-9]{0,3}$/.test(typed)).toBe(true);
          if (quantity !== undefined) expect(typed.endsWith(String(quantity))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

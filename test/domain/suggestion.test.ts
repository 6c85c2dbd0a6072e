import fc from 'fast-check';
import { products } from '../../src/data/products';
import type { Criteria } from './naiveList';
import { anyText } from '../support/arbitraries';
import { anyCriteria, aProduct, listOf, suggestionIn } from './range';

const asked = (query: string): Criteria => ({ categories: [], types: [], query });

/** The words of the catalogue that are long enough to be guessed at. */
const WORDS = [...new Set(products.flatMap(({ name }) => name.split(/[\s,-]+/)))].filter(
  (word) => word.length >= 4,
);

const anySlip = fc.record({
  word: fc.constantFrom(...WORDS),
  place: fc.nat(),
  kind: fc.constantFrom('missing', 'more', 'wrong', 'swapped'),
});

const slipped = (word: string, at: number, kind: string) => {
  const [head, tail] = [word.slice(0, at), word.slice(at)];
  switch (kind) {
    case 'missing':
      return head + tail.slice(1);
    case 'more':
      return `${head}#${tail}`;
    case 'wrong':
      return `${head}#${tail.slice(1)}`;
    default:
      return head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2);
  }
};

describe('a suggestion', () => {
  it.each([
    ['linnen', 'Linen'],
    ['COTA', 'Coat'],
    ['coats', 'Coat'],
    ['corderoy', 'Corduroy'],
    ['jmper', 'Jumper'],
    ['linnen shrt', 'Linen Camp Shirt, Sand'],
    ['polo coral', 'Jersey Polo, Coral'],
    ['overcoat charcol', 'Melton Overcoat, Charcoal'],
  ])('for "%s" is "%s"', (query, near) => {
    expect(suggestionIn(products, asked(query))).toBe(near);
  });

  it.each(['tuxedo', 'xyz', 'te', 'te e', '', '  ', ', -', '.*', 'linen spaceship', '#'.repeat(200)])(
    'is not made for "%.20s"',
    (query) => {
      expect(suggestionIn(products, asked(query))).toBeUndefined();
    },
  );

  it('undoes one slip in any word of four letters or more', () => {
    fc.assert(
      fc.property(anySlip, ({ word, place, kind }) => {
        const query = slipped(word, place % word.length, kind);
        fc.pre(query.length >= 4 && listOf(products, asked(query)).length === 0);
        expect(suggestionIn(products, asked(query))).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });

  it('finds something under the very criteria, whatever was typed', () => {
    const anyQuery = fc.oneof(
      anyText,
      anySlip.map(({ word, place, kind }) => slipped(word, place % word.length, kind)),
    );
    fc.assert(
      fc.property(anyCriteria, anyQuery, (criteria, query) => {
        const near = suggestionIn(products, { ...criteria, query });
        if (near === undefined) return;
        expect(listOf(products, { ...criteria, query: near })).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['cbot', 'caxt', 'caotx'])(
    'is not made for "%s", two slips from a word of four letters',
    (query) => {
      expect(suggestionIn([aProduct({ name: 'Coat' })], asked(query))).toBeUndefined();
    },
  );

  it('heeds no signs around the words', () => {
    expect(suggestionIn(products, asked('“linnen”, '))).toBe('Linen');
  });

  it('is made of the words of one name', () => {
    const range = ['Rain', 'Boat Rain'].map((name) => aProduct({ name }));
    expect(suggestionIn(range, asked('boats rain'))).toBe('Boat Rain');
    expect(suggestionIn([aProduct({ name: 'Boat Coat' })], asked('xoat'))).toBe('Boat');
  });

  it('is the nearest word, and among equals the first of the catalogue', () => {
    const range = ['Wool Coats', 'Rain Coat', 'Felt Boat'].map((name) => aProduct({ name }));
    expect(suggestionIn(range, asked('coatt'))).toBe('Coats');
    expect(suggestionIn(range.slice(1), asked('xoat'))).toBe('Coat');
    expect(suggestionIn(range, asked('boats'))).toBe('Coats');
  });
});

import fc from 'fast-check';
import { products } from '../../../src/data/products';
import { matchQuery } from '../../../src/features/collection/filters';
import { suggestQuery } from '../../../src/features/collection/suggestion';
import { anyText } from '../../support/anyInput';
import { productWith } from '../../support/catalogue';

/** The words of the product names that are long enough for a suggestion. */
const WORDS = products
  .flatMap(({ name }) => name.split(/[\s,-]+/))
  .filter((word) => word.length >= 4);

/** A letter missing, added or wrong, or two swapped, between two parts. */
const EDITS: readonly ((head: string, tail: string) => string)[] = [
  (head, tail) => head + tail.slice(1),
  (head, tail) => `${head}#${tail}`,
  (head, tail) => `${head}#${tail.slice(1)}`,
  (head, tail) => head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
];

/** A word of a product name with one edit. */
const anyMisspelling = fc
  .tuple(fc.constantFrom(...WORDS), fc.nat(), fc.constantFrom(...EDITS))
  .map(([word, number, edit]) => {
    const index = number % word.length;
    return edit(word.slice(0, index), word.slice(index));
  });

const suggestFrom = (names: readonly string[], query: string) => {
  const named = names.map((name) => productWith({ name }));
  return suggestQuery(named, query);
};

it.each([
  ['linnen', 'Linen'],
  ['COTA', 'Coat'],
  ['coats', 'Coat'],
  ['corderoy', 'Corduroy'],
  ['jmper', 'Jumper'],
  ['linnen shrt', 'Linen Camp Shirt, Sand'],
  ['polo coral', 'Jersey Polo, Coral'],
  ['overcoat charcol', 'Melton Overcoat, Charcoal'],
  ['“linnen”, ', 'Linen'],
])('should return for "%s" the suggestion "%s"', (query, suggestion) => {
  expect(suggestQuery(products, query)).toBe(suggestion);
});

it.each([
  'tuxedo',
  'xyz',
  'te',
  'te e',
  '',
  '  ',
  ', -',
  '.*',
  'linen spaceship',
  '#'.repeat(200),
])('should suggest nothing for "%s"', (query) => {
  expect(suggestQuery(products, query)).toBeUndefined();
});

it('should find a suggestion for one edit in any word of four letters or more', () => {
  fc.assert(
    fc.property(anyMisspelling, (query) => {
      fc.pre(query.length >= 4 && matchQuery(products, query).length === 0);
      expect(suggestQuery(products, query)).toBeDefined();
    }),
    { numRuns: 200 },
  );
});

it('should only suggest a query that finds at least one of the products', () => {
  const anyProducts = fc.subarray([...products]);
  const anyQuery = fc.oneof(anyText, anyMisspelling);
  fc.assert(
    fc.property(anyProducts, anyQuery, (some, query) => {
      const suggestion = suggestQuery(some, query);
      if (suggestion !== undefined)
        expect(matchQuery(some, suggestion)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it.each(['cbot', 'caxt', 'caotx'])(
  'should not suggest "Coat" for "%s", which needs two edits',
  (query) => {
    expect(suggestFrom(['Coat'], query)).toBeUndefined();
  },
);

it('should match all words of a query with one name', () => {
  const names = ['Rain', 'Boat Rain'];
  expect(suggestFrom(names, 'boats rain')).toBe('Boat Rain');
});

it('should suggest the most similar word, and the first among equally similar ones', () => {
  const names = ['Wool Coats', 'Rain Coat', 'Felt Boat'];
  expect(suggestFrom(names, 'coatt')).toBe('Coats');
  expect(suggestFrom(names, 'boats')).toBe('Coats');
  expect(suggestFrom(['Rain Coat', 'Felt Boat'], 'xoat')).toBe('Coat');
  expect(suggestFrom(['Boat Coat'], 'xoat')).toBe('Boat');
});

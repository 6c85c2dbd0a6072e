import fc from 'fast-check';
import { products } from '../../../src/data/products';
import { matchQuery } from '../../../src/features/collections/filters';
import { suggestQuery } from '../../../src/features/collections/suggestion';
import { anyText } from '../../support/anyInput';
import { productWith } from '../../support/catalogue';

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

it('should only suggest a query that finds at least one of the products', () => {
  const anyProducts = fc.subarray([...products]);
  const anyQuery = fc.oneof(
    anyText,
    fc.constantFrom('linnen', 'jmper', 'shrt'),
  );
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

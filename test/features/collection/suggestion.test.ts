import fc from 'fast-check';
import { products } from '../../../src/data/products';
import { filterProducts } from '../../../src/features/collection/facetSelection';
import { matchQuery } from '../../../src/features/collection/matchAndSort';
import { suggestQuery } from '../../../src/features/collection/suggestion';
import { anyText } from '../../support/events';
import { anyProducts, anySelection, productWith } from '../../support/products';

/** The words of the product names that are long enough for a suggestion. */
const WORDS = [
  ...new Set(products.flatMap(({ name }) => name.split(/[\s,-]+/))),
].filter((word) => word.length >= 4);

/**
 * A letter missing, added or wrong, or two swapped, between two parts of a
 * word.
 */
const EDITS: readonly ((head: string, tail: string) => string)[] = [
  (head, tail) => head + tail.slice(1),
  (head, tail) => `${head}#${tail}`,
  (head, tail) => `${head}#${tail.slice(1)}`,
  (head, [first = '', second = '', ...rest]) =>
    head + second + first + rest.join(''),
];

/** A word of a product name with one edit. */
const anyMisspelling = fc
  .tuple(fc.constantFrom(...WORDS), fc.nat(), fc.constantFrom(...EDITS))
  .map(([word, at, edit]) =>
    edit(word.slice(0, at % word.length), word.slice(at % word.length)),
  );

const named = (...names: readonly string[]) =>
  names.map((name) => productWith({ name }));

describe('suggestQuery', () => {
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
    fc.assert(
      fc.property(
        fc.oneof(anyProducts, fc.constant(products)),
        anySelection,
        fc.oneof(anyText, anyMisspelling),
        (all, selection, query) => {
          const selected = filterProducts(all, selection);
          const suggestion = suggestQuery(selected, query);
          if (suggestion !== undefined)
            expect(matchQuery(selected, suggestion)).not.toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['cbot', 'caxt', 'caotx'])(
    'should not suggest "Coat" for "%s", which needs two edits',
    (query) => {
      expect(suggestQuery(named('Coat'), query)).toBeUndefined();
    },
  );

  it('should match all words of a query with one name', () => {
    expect(suggestQuery(named('Rain', 'Boat Rain'), 'boats rain')).toBe(
      'Boat Rain',
    );
    expect(suggestQuery(named('Boat Coat'), 'xoat')).toBe('Boat');
  });

  it('should suggest the most similar word, and the first of the catalogue among equally similar ones', () => {
    expect(
      suggestQuery(named('Wool Coats', 'Rain Coat', 'Felt Boat'), 'coatt'),
    ).toBe('Coats');
    expect(suggestQuery(named('Rain Coat', 'Felt Boat'), 'xoat')).toBe('Coat');
    expect(
      suggestQuery(named('Wool Coats', 'Rain Coat', 'Felt Boat'), 'boats'),
    ).toBe('Coats');
  });
});

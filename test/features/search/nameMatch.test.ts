import fc from 'fast-check';
import { matchQuery } from '../../../src/features/search/nameMatch';
import { patternOf } from '../../../src/features/search/words';
import { anyText } from '../../support/anyInput';
import { productWith } from '../../support/catalogue';

const isNamed = (name: string, query: string) =>
  matchQuery([productWith({ name })], query).products.length > 0;

it('should take a sign of patterns in a translation as text', () => {
  const pattern = new RegExp(patternOf('zł (PLN)|Wie viel?'));
  expect(pattern.source).toBe(String.raw`zl \(pln\)|wie viel\?`);
});

describe('matchQuery', () => {
  it.each([
    [
      'Linen Camp Shirt, Sand',
      'SHIRT, s',
      'amp',
      ' LiNeN cAmP ',
      'sand  shirt',
    ],
    ['Men’s Crème Tee', "men's", 'MENS', 'creme', 'cre\u0301me', 'tee men‘s'],
    ['Creme Tee', 'crème', 'cre\u0301me'],
    ['Ribbed Long-Sleeve Tee', 'long sleeve', 'longsleeve', 'tee long‑sleeve'],
    ['Ribbed Long Sleeve Tee', 'long sleeve', 'long-sleeve', 'g Sleeve'],
    ['Plain T-Shirt', 't-shirt', 't shirt', 'tshirt', 'shirt t'],
    ['Plain T Shirt', 't-shirt', 't shirt'],
    ['Plain Tshirt', 't-shirt', 't shirt', 'tshirt'],
    ['Plain Sweatshirt', 'tshirt'],
    ['Belted Trench Coat', 'a coat'],
    ['Łódź Ærø Þór Straße Đorđe', 'lodz', 'aero', 'thor', 'strasse', 'dorde'],
  ])('should match %s', (name, ...queries) => {
    expect(queries.filter((query) => !isNamed(name, query))).toEqual([]);
  });

  it.each([
    ['Linen Camp Shirt, Sand', 'linnen', 'shirt navy', '.*', '(', 'topwear'],
    ['Plain Sweatshirt', 't-shirt', 't shirt'],
    ['Tartan Shirt', 't-shirt'],
  ])('should not match %s', (name, ...queries) => {
    expect(queries.filter((query) => isNamed(name, query))).toEqual([]);
  });

  it.each([
    ['red', 'Gathered Dot Skirt', false],
    ['dot red', 'Gathered Dot Skirt', false],
    ['tshirt', 'Plain Sweatshirt', false],
    ['tshirt', 'Plain T-Shirt', true],
    ['skirt gath', 'Gathered Dot Skirt', true],
    ['gathered d', 'Gathered Dot Skirt', true],
    ['trousers l', 'Wide-Leg Trousers', false],
    ['trousers l', 'Trousers L', true],
  ])(
    'should know whether "%s" begins words of %s: %s',
    (query, name, isBeginning) => {
      const { textQuery } = matchQuery([productWith({ name })], query);
      expect(textQuery).toBe(isBeginning ? '' : query);
    },
  );

  it('should match each part of a name', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) => {
        expect(isNamed(before + part + after, part)).toBe(true);
      }),
    );
  });
});

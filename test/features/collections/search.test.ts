import fc from 'fast-check';
import { products } from '../../../src/data/products';
import { matchQuery } from '../../../src/features/collections/search';
import {
  indexProducts,
  suggestProducts,
} from '../../../src/features/collections/suggestionIndex';
import { anyText } from '../../support/anyInput';
import { productWith, theProduct } from '../../support/catalogue';

const isNamed = (name: string, query: string) =>
  matchQuery([productWith({ name })], query).length > 0;

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

  it('should match each part of a name', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) => {
        expect(isNamed(before + part + after, part)).toBe(true);
      }),
    );
  });
});

describe('suggestProducts', () => {
  const whenIndexed = indexProducts(products);
  const suggestFor = async (query: string) =>
    suggestProducts(await whenIndexed, query).map((id) => theProduct(id).name);

  it.each([
    ['the synonym of a word', 'sweater', /jumper|cardigan|sweatshirt/i],
    ['the plural of a synonym', 'tees', /tee/i],
    ['a synonym with a hyphen', 't-shirt', /tee/i],
    ['a synonym with a blank', 't shirt', /tee/i],
    ['a category', 'womens jeans', /High-Rise Jeans/],
    ['a typo', 'cardigen', /cardigan/i],
    ['a swap of letters', 'shrit', /shirt/i],
    ['a typo beside a right word', 'flanel shirt', /flannel/i],
    ['a word of a description', 'organic cotton', /Stripe Crew Tee/],
    ['any of the words', 'duffle coat', /coat/i],
    ['a size', 'xxl hoodie', /Heavy Hoodie/],
    ['a size of one letter', 'size m shirt', /shirt/i],
  ])('should find %s: %s', async (_, query, name) => {
    const found = await suggestFor(query);
    expect(found[0]).toMatch(name);
  });

  it.each(['nike', 'h&m', 'underwear', 'goat', 'xyz', '', ', -', '.*'])(
    'should find nothing for "%s"',
    async (query) => {
      expect(await suggestFor(query)).toEqual([]);
    },
  );

  it('should take any text', async () => {
    const index = await whenIndexed;
    fc.assert(
      fc.property(anyText, (query) => {
        expect(() => suggestProducts(index, query)).not.toThrow();
      }),
    );
  });
});

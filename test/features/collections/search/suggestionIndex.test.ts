import fc from 'fast-check';
import { products } from '../../../../src/data/products';
import type { Product, Size } from '../../../../src/data/types';
import { isAvailable } from '../../../../src/features/catalogue/offer';
import {
  indexProducts,
  suggestProducts,
} from '../../../../src/features/collections/search/suggestionIndex';
import { anyText } from '../../../support/anyInput';
import { theProduct } from '../../../support/catalogue';

describe('suggestProducts', () => {
  const whenIndexed = indexProducts(products);
  const suggestFor = async (query: string) =>
    suggestProducts(await whenIndexed, query).map((id) => theProduct(id).name);

  it.each([
    ['the synonym of a word', 'sweater', /jumper|cardigan|sweatshirt/i],
    ['the plural of a synonym', 'tees', /tee/i],
    ['a synonym with a hyphen', 't-shirt', /tee/i],
    ['a category', 'womens jeans', /High-Rise Jeans/],
    ['a typo', 'cardigen', /cardigan/i],
    ['a swap of letters', 'shrit', /shirt/i],
    ['a typo beside a right word', 'flanel shirt', /flannel/i],
    ['a word of a description', 'organic cotton', /Stripe Crew Tee/],
    ['any of the words', 'duffle coat', /coat/i],
    ['a size', 'xxl hoodie', /Heavy Hoodie/],
    ['a size of one letter', 'size m shirt', /shirt/i],
    ['a garment before its color', 'navy coat', /coat/i],
    ['a garment with a word of its description', 'warm coat', /Puffer/],
    ['a garment for rain', 'rain jacket', /Trench/],
    ['a garment by a similar one', 'women’s hoodie', /Sweatshirt/],
    ['a garment for a person', 'hoodie for him', /Heavy Hoodie/],
    [
      'a garment beside words that say nothing',
      'dress for a wedding',
      /dress/i,
    ],
    ['a reduced garment', 'reduced cardigan', /Button Cardigan/],
    ['a garment for an age', 'coat for a child of six', /Snow Day Puffer/],
    ['a pattern', 'floral blouse', /Sprig Blouse/],
  ])('should find %s: %s', async (_, query, name) => {
    const found = await suggestFor(query);
    expect(found[0]).toMatch(name);
  });

  const isReduced = ({ compareAtPrice }: Product) =>
    compareAtPrice !== undefined;

  const isForKids = (size: Size) => (product: Product) =>
    product.category === 'Kids' && isAvailable(product, size);

  const isFor = (name: string) => (product: Product) =>
    product.category === name;

  const isLeftIn = (size: Size) => (product: Product) =>
    isAvailable(product, size);

  it.each([
    ['sale', isReduced],
    ['discount', isReduced],
    ['gifts for him', isFor('Men')],
    ['present for her', isFor('Women')],
    ['best sellers', ({ bestseller }: Product) => bestseller],
    ['large', isLeftIn('L')],
    ['size s', isLeftIn('S')],
    ['age 6', isForKids('M')],
    ['8 years', isForKids('L')],
    ['size 7-8', isForKids('L')],
    ['gift for a 12 year old', isForKids('XXL')],
    ['waterproof', ({ name }: Product) => /Trench|Snow/.test(name)],
  ])(
    'should find for "%s" what it means alone, at most eight',
    async (query, isMeant) => {
      const found = suggestProducts(await whenIndexed, query).map(theProduct);
      expect(found.filter((product) => !isMeant(product))).toEqual([]);
      const count = products.filter(isMeant).length;
      expect(found).toHaveLength(Math.min(count, 8));
    },
  );

  it.each([
    'gift card',
    'gift under $40',
    'for the',
    'nike',
    'h&m',
    'underwear',
    'goat',
    'xyz',
    '',
    ', -',
    '.*',
  ])('should find nothing for "%s"', async (query) => {
    expect(await suggestFor(query)).toEqual([]);
  });

  it('should take any text', async () => {
    const index = await whenIndexed;
    fc.assert(
      fc.property(anyText, (query) => {
        expect(() => suggestProducts(index, query)).not.toThrow();
      }),
    );
  });
});

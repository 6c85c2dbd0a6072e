import fc from 'fast-check';
import { products } from '../../../src/data/products';
import type { Product, Size } from '../../../src/data/types';
import {
  isAvailable,
  isReduced,
  lowestPriceOf,
} from '../../../src/features/catalogue/offer';
import { indexProducts } from '../../../src/features/search/textIndex';
import { anyText } from '../../support/anyInput';
import { productWith, theProduct } from '../../support/catalogue';

describe('indexProducts', () => {
  const whenIndexed = indexProducts(products);
  const find = async (query: string) => {
    const { productIds, isExact } = (await whenIndexed)(query);
    return { found: productIds.map(theProduct), isExact };
  };

  it.each([
    ['the plural of a synonym', 'tees', /tee/i],
    ['a synonym with a hyphen', 't-shirt', /tee/i],
    ['a category', 'womens jeans', /High-Rise Jeans/],
    ['a typo', 'cardigen', /cardigan/i],
    ['a typo in a short word', 'jeens', /Jeans/],
    ['a letter left out of a short word', 'jens', /Jeans/],
    ['a typo beside a word in no text', 'silk cardigen', /Cardigan/],
    ['a swap of letters', 'shrit', /shirt/i],
    ['a word of a description', 'organic cotton', /Stripe Crew Tee/],
    ['a size', 'xxl hoodie', /Heavy Hoodie/],
    ['a garment before its color', 'navy coat', /coat/i],
    ['a garment with a word of its description', 'warm coat', /Puffer/],
    ['a garment by a similar one', 'women’s hoodie', /Sweatshirt/],
    ['a garment for a person', 'hoodie for him', /Heavy Hoodie/],
    [
      'a garment beside words that say nothing',
      'dress for a wedding',
      /dress/i,
    ],
    ['a reduced garment', 'reduced fleece', /Teddy Fleece/],
    ['a garment for an age', 'winter coat for 6 year old', /Snow Day Puffer/],
    ['a number as a word', 'coat for a child of six', /Snow Day Puffer/],
    ['a pattern', 'floral blouse', /Sprig Blouse/],
    ['a plural in es', 'dresses', /Dress/],
  ])('should find %s: %s', async (_, query, name) => {
    const { found } = await find(query);
    expect(found[0]?.name).toMatch(name);
  });

  it('should find a product by a color that its name lacks', async () => {
    const color = { name: 'Rouge', style: 'tee' };
    const index = await indexProducts([productWith({ color })]);
    expect(index('rouge tee').productIds).toHaveLength(1);
  });

  const isForKids = (size: Size) => (product: Product) =>
    product.category === 'Kids' && isAvailable(product, size);

  const isFor = (name: string) => (product: Product) =>
    product.category === name;

  const costs = (from: number, to: number) => (product: Product) =>
    lowestPriceOf(product) >= 100 * from && lowestPriceOf(product) <= 100 * to;

  it.each([
    ['between 20 and 40', costs(20, 40)],
    ['20-40', costs(20, 40)],
    [
      'shirts 30-90',
      (product: Product) =>
        product.name.includes('Shirt') && costs(30, 90)(product),
    ],
    [
      'something for dad under 60',
      (product: Product) => product.category === 'Men' && product.price < 6000,
    ],
    ['Reduced', isReduced],
    [
      'womens tops',
      ({ name, category }: Product) =>
        category === 'Women' && /Tee,|Blouse|Camisole/.test(name),
    ],
    ['gifts for him', isFor('Men')],
    ['present for her', isFor('Women')],
    ['gift', () => true],
    ['for the', () => true],
    ['I want', () => true],
    ["I'm looking for Reduced", isReduced],
    ['What is reduced?', isReduced],
    ['new arrivals', () => true],
    ['show me dresses', ({ name }: Product) => name.includes('Dress')],
    [
      'i need a trench coat',
      ({ name }: Product) => name.includes('Trench Coat'),
    ],
    ['best sellers', ({ bestseller }: Product) => bestseller],
    ['large', (product: Product) => isAvailable(product, 'L')],
    ['size 7-8', isForKids('L')],
    ['gift for a 12 year old', isForKids('XXL')],
    ['gift for a 12-year-old', isForKids('XXL')],
    ['7-8-year-old', isForKids('L')],
    [
      'winter coat for 6-year-old under $80',
      ({ name }: Product) => name.startsWith('Snow Day Puffer'),
    ],
    ['from 11 years', isForKids('XXL')],
    ['size 10', isForKids('XL')],
    [
      'light blue shirt',
      ({ name }: Product) => /Shirt, (Cornflower|Pale Blue)/.test(name),
    ],
    [
      'pantalones',
      ({ name }: Product) =>
        /Trousers|Jeans|Chinos|Joggers|Leggings/.test(name),
    ],
    ['stripy top', ({ name }: Product) => /^(Stripe|Breton).* Tee/.test(name)],
    [
      'jacket for a 6 year old',
      ({ name }: Product) => /^(Snow Day Puffer|Teddy Fleece)/.test(name),
    ],
    ['niña abrigo', ({ name }: Product) => name.startsWith('Snow Day Puffer')],
    ['Made in Italy', ({ facts }: Product) => facts?.origin === 'Italy'],
    ['merino', ({ facts }: Product) => /merino/i.test(facts?.material ?? '')],
    ['waterproof', ({ name }: Product) => /Trench|Snow/.test(name)],
  ])(
    'should find for "%s" all that it means, and nothing else',
    async (query, isMeant) => {
      const { found, isExact } = await find(query);
      expect(found.filter((product) => !isMeant(product))).toEqual([]);
      expect(found).toHaveLength(products.filter(isMeant).length);
      expect(isExact).toBe(true);
    },
  );

  it('should suggest each product that has a word with its letters swapped', async () => {
    const { found, isExact } = await find('demin');
    expect(new Set(found)).toEqual(new Set((await find('denim')).found));
    expect(isExact).toBe(false);
  });

  it('should suggest products with some of the words if none has all of them', async () => {
    const { found, isExact } = await find('duffle coat');
    expect(found[0]?.name).toMatch(/coat/i);
    expect(isExact).toBe(false);
  });

  it.each([
    ['polo shirt', 'words like one that it finds', /Polo|Shirt/],
    ['size 10 jeans', 'each product with a size', /Jeans/],
  ])('should not suggest for "%s" %s', async (query, _, name) => {
    const { found, isExact } = await find(query);
    expect(found.filter((product) => !name.test(product.name))).toEqual([]);
    expect(found).not.toEqual([]);
    expect(isExact).toBe(false);
  });

  it('should suggest products below a price that excludes all exact matches', async () => {
    const { found, isExact } = await find('navy coat under $50');
    expect(found[0]?.name).toMatch(/navy/i);
    expect(found.filter(({ price }) => price >= 5000)).toEqual([]);
    expect(isExact).toBe(false);
  });

  it.each([
    'gift card',
    'delivery',
    'how long is delivery',
    'do you have gift cards',
    'size guide',
    'tie',
    '<script>alert(1)</script>',
    'asdfgh',
    'nike',
    'h&m',
    'underwear',
    'goat',
    'purse',
    '',
    ', -',
    '.*',
  ])('should find nothing for "%s"', async (query) => {
    expect((await find(query)).found).toEqual([]);
  });

  it('should take any text', async () => {
    const suggest = await whenIndexed;
    fc.assert(
      fc.property(anyText, (query) => {
        expect(() => suggest(query)).not.toThrow();
      }),
    );
  });
});

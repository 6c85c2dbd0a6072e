import { CATEGORIES, PRODUCT_TYPES, SIZES } from '../../../src/data/catalogue';
import { descriptions } from '../../../src/data/descriptions';
import { imageHashes } from '../../../src/data/imageHashes';
import { products } from '../../../src/data/products';
import { sizeGuides } from '../../../src/data/sizeGuides';
import { checkCatalogue } from '../../../tools/build/checkCatalogue';

const lists = { CATEGORIES, PRODUCT_TYPES, SIZES };
const catalogue = { products, imageHashes, descriptions, sizeGuides, ...lists };

const cape = { box: [0, 0, 1, 1], pieces: '', lines: {} } as const;
type Change = Partial<Parameters<typeof checkCatalogue>[0]>;
const SHIRT = 'linen-camp-shirt-sand';
const without = <T>(record: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== SHIRT));
const withShirt = (change: object) =>
  products.map((product) =>
    product._id === SHIRT ? { ...product, ...change } : product,
  );

const renamed = (id: string) => {
  const rename = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [
        key === SHIRT ? id : key,
        value,
      ]),
    );
  return {
    imageHashes: rename(imageHashes),
    descriptions: rename(descriptions),
    sizeGuides: rename(sizeGuides),
  };
};

describe('checkCatalogue', () => {
  it.each<readonly [problem: string, change: Change]>([
    [
      `Product ${SHIRT} has no measures in sizeGuides.ts: add hasSizeGuide: false to its row.`,
      { sizeGuides: without(sizeGuides) },
    ],
    [
      'The id Linen-Camp-Shirt is not in lower case.',
      {
        products: withShirt({ _id: 'Linen-Camp-Shirt' }),
        ...renamed('Linen-Camp-Shirt'),
      },
    ],
    [
      'sizeGuides.ts names cape, which is no product.',
      { sizeGuides: { ...sizeGuides, cape } },
    ],
    [
      `Product ${SHIRT} has the unknown category Cats.`,
      { products: withShirt({ category: 'Cats' }) },
    ],
    [
      `Product ${SHIRT} has the unknown type Hats.`,
      { products: withShirt({ subCategory: 'Hats' }) },
    ],
    [
      `Product ${SHIRT} has the unknown size XS.`,
      { products: withShirt({ sizes: ['XS', 'M'] }) },
    ],
    [
      'The id cape.html ends like the name of a file.',
      { products: withShirt({ _id: 'cape.html' }), ...renamed('cape.html') },
    ],
    [
      `Two products have the id ${products[0]?._id}.`,
      { products: [...products, ...products.slice(0, 1)] },
    ],
  ])('should report: %s', (problem, change) => {
    expect(() => checkCatalogue({ ...catalogue, ...change })).toThrow(
      new Error(problem),
    );
  });

  it('should report every mismatch on a separate line', () => {
    const records = { ...without(imageHashes), constructor: 'x' };
    const check = () =>
      checkCatalogue({
        ...catalogue,
        imageHashes: records,
        descriptions: records,
      });
    const problems = [
      `Product ${SHIRT} has no images in imageHashes.ts.`,
      'imageHashes.ts names constructor, which is no product.',
      `Product ${SHIRT} has no description in descriptions.ts.`,
      'descriptions.ts names constructor, which is no product.',
    ];
    expect(check).toThrow(new Error(problems.join('\n')));
  });
});

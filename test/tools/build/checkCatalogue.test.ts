import { descriptions } from '../../../src/data/descriptions';
import { imageHashes } from '../../../src/data/imageHashes';
import { products } from '../../../src/data/products';
import { sizeGuides } from '../../../src/data/sizeGuides';
import { checkCatalogue } from '../../../tools/build/checkCatalogue';

const SHIRT = 'linen-camp-shirt-sand';

const [shirt, ...otherProducts] = products;

const without = <T>(record: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== SHIRT));

it('should report each mismatch between the files of a shop on a separate line', () => {
  if (shirt?._id !== SHIRT)
    throw new Error(`${SHIRT} is not the first product.`);
  const check = () =>
    checkCatalogue({
      products: [shirt, ...otherProducts, shirt, { ...shirt, _id: 'Cape' }],
      imageHashes: { ...imageHashes, Cape: 'c3d4', hat: 'd4c3' },
      descriptions: { ...without(descriptions), Cape: 'Warm.' },
      sizeGuides: without(sizeGuides),
    });
  const missing = 'whose row has no hasSizeGuide: false';
  const problems = [
    `Two products have the id ${SHIRT}.`,
    'The id Cape is not in lower case.',
    'imageHashes.ts names hat, which is no product.',
    `descriptions.ts does not have the product ${SHIRT}.`,
    `descriptions.ts does not have the product ${SHIRT}.`,
    `sizeGuides.ts does not have the product ${SHIRT}, ${missing}.`,
    `sizeGuides.ts does not have the product ${SHIRT}, ${missing}.`,
    `sizeGuides.ts does not have the product Cape, ${missing}.`,
  ];
  expect(check).toThrow(new Error(problems.join('\n')));
});

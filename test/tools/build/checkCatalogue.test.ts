import * as catalogue from '../../../src/data/catalogue';
import { products } from '../../../src/data/products';
import * as guides from '../../../src/data/sizeGuides';
import { checkCatalogue } from '../../../tools/build/checkCatalogue';
import { productWith, SHIRT } from '../../support/catalogue';

const shop = { ...catalogue, ...guides, products };

it('should accept the products of the shop', () => {
  expect(() => checkCatalogue(shop)).not.toThrow();
});

it('should report each problem of a product and of a size guide on a separate line', () => {
  const { [SHIRT]: guide, ...sizeGuides } = shop.sizeGuides;
  if (!guide) throw new Error(`${SHIRT} has no size guide.`);
  const check = () =>
    checkCatalogue({
      ...shop,
      products: [
        ...shop.products,
        { ...productWith(), hasSizeGuide: true },
        productWith({ _id: 'Cape', category: 'Pets', subCategory: 'Hats' }),
        productWith({
          _id: SHIRT,
          sizes: ['XXXL'],
          image: ['', '', '', '', ''],
        }),
      ],
      sizeGuides: { ...sizeGuides, hat: guide },
    });
  const unmatched = 'has hasSizeGuide without a size guide, or the reverse';
  const problems = [
    `${SHIRT} ${unmatched}.`,
    `plain-tee ${unmatched}.`,
    'Cape is not in lower case.',
    'Cape has no known category.',
    'Cape has no known type.',
    `${SHIRT} is the id of two products.`,
    `${SHIRT} has an unknown size.`,
    `${SHIRT} has more images than the shop has views.`,
    'sizeGuides.ts names hat, which is no product.',
  ];
  expect(check).toThrow(new Error(problems.join('\n')));
});

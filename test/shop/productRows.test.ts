import * as catalogue from '../../src/data/catalogue';
import { toProducts } from '../../src/shop/productRows';

it('should take the id, the sizes and the number of images of a product from its options', () => {
  const options = {
    id: 'cap',
    sizes: ['M'],
    images: 1,
    hasSizeGuide: false,
  } as const;
  const row = [
    'Red Cap',
    'Men',
    'Topwear',
    19.99,
    '2026-07-22',
    false,
    options,
  ] as const;
  expect(toProducts(catalogue, [row], { cap: 'c3d4' })).toEqual([
    {
      _id: 'cap',
      name: 'Red Cap',
      price: 1999,
      image: ['/images/products/cap-front-800.c3d4.avif'],
      category: 'Men',
      subCategory: 'Topwear',
      sizes: ['M'],
      date: Date.UTC(2026, 6, 22),
      bestseller: false,
      hasSizeGuide: false,
    },
  ]);
});

import * as catalogue from '../../src/data/catalogue';

import { toProducts } from '../../src/shop/productRows';

const HASHES = { 'boxy-tee-clay': 'a1b2', tee: 'c3d4' };

describe('toProducts', () => {
  it('should make a product with the slug of its name, all sizes and an image of each view', () => {
    const [product] = toProducts(
      catalogue,
      [['Boxy Tee, Clay', 'Women', 'Topwear', 34, '2026-07-22', true]],
      HASHES,
    );
    expect(product).toEqual({
      _id: 'boxy-tee-clay',
      name: 'Boxy Tee, Clay',
      price: 3400,
      image: catalogue.VIEWS.map(({ name }) => `/images/products/boxy-tee-clay-${name}-800.a1b2.avif`),
      category: 'Women',
      subCategory: 'Topwear',
      sizes: catalogue.SIZES,
      date: Date.UTC(2026, 6, 22),
      bestseller: true,
      hasSizeGuide: true,
    });
  });

  it('should take the id, the sizes and the number of images from the options', () => {
    const options = { id: 'tee', sizes: ['M'], images: 1, hasSizeGuide: false } as const;
    const [product] = toProducts(
      catalogue,
      [['Tee', 'Men', 'Topwear', 19.99, '2026-07-22', false, options]],
      HASHES,
    );
    expect(product).toMatchObject({
      _id: 'tee',
      price: 1999,
      image: ['/images/products/tee-front-800.c3d4.avif'],
      sizes: ['M'],
      hasSizeGuide: false,
    });
  });
});

import * as catalogue from '../../src/data/catalogue';
import { toProducts } from '../../src/shop/productRows';

describe('toProducts', () => {
  const [tee, cap] = toProducts(
    catalogue,
    [
      ['Boxy Tee, Clay', 'Women', 'Topwear', 34, '2026-07-22', true],
      [
        'Red Cap',
        'Men',
        'Topwear',
        19.99,
        '2026-07-22',
        false,
        { id: 'cap', sizes: ['M'], images: 1, hasSizeGuide: false },
      ],
    ],
    { 'boxy-tee-clay': 'a1b2', cap: 'c3d4' },
  );

  it('should make a product with the slug of its name, all sizes and an image of each view', () => {
    expect(tee).toEqual({
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
    const image = ['/images/products/cap-front-800.c3d4.avif'];
    expect(cap).toMatchObject({ _id: 'cap', price: 1999, image, sizes: ['M'], hasSizeGuide: false });
  });
});

import { PAGE_DESCRIPTIONS as HARBOUR_PAGE_DESCRIPTIONS } from '../../../examples/harbour/pageDescriptions';
import { PAGE_DESCRIPTIONS } from '../../../src/data/pageDescriptions';
import { productPath } from '../../../src/routing/paths';
import { productJsonLd } from '../../../src/features/product/productJsonLd';
import { productWith, SHIRT, theProduct } from '../../support/catalogue';

it('should describe every page of both shops in whole sentences of at most 160 characters', () => {
  const texts = [
    ...Object.values(PAGE_DESCRIPTIONS),
    ...Object.values(HARBOUR_PAGE_DESCRIPTIONS),
  ];
  for (const text of texts) expect(text).toMatch(/^[A-Z].{20,158}[.!?]$/);
});

const IN_STOCK = 'https://schema.org/InStock';
const SOLD_OUT = { soldOut: true };

it.each([
  [{ M: SOLD_OUT }, [{ price: '20.00', availability: IN_STOCK }]],
  [
    { S: { price: 2450, ...SOLD_OUT }, M: SOLD_OUT },
    [
      { price: '24.50', availability: 'https://schema.org/OutOfStock' },
      { price: '20.00' },
    ],
  ],
  [
    { S: { price: 2450, sku: 'T-S' } },
    [
      { name: 'Plain Tee, size S', price: '24.50', sku: 'T-S' },
      { name: 'Plain Tee, size M', price: '20.00' },
    ],
  ],
])('should describe the offers of %j as %j', (variants, offers) => {
  const product = productWith({ sizes: ['S', 'M'], variants });
  expect(productJsonLd(product)).toMatchObject({ offers });
});

it('should describe a product as JSON-LD', () => {
  const SITE = 'https://shop.example';
  const product = theProduct(SHIRT);
  expect(productJsonLd(product)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image.map((url) => SITE + url),
    brand: { '@type': 'Brand', name: 'Weft' },
    offers: product.sizes.map((size) => ({
      '@type': 'Offer',
      name: `${product.name}, size ${size}`,
      url: SITE + productPath(SHIRT),
      price: '68.00',
      priceCurrency: 'USD',
      availability: IN_STOCK,
    })),
  });
});

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
const OUT_OF_STOCK = 'https://schema.org/OutOfStock';

it.each([
  [{ M: SOLD_OUT }, { price: '20.00', availability: IN_STOCK }],
  [
    { S: SOLD_OUT, M: SOLD_OUT },
    { price: '20.00', availability: OUT_OF_STOCK },
  ],
  [
    { S: { price: 2450 } },
    { lowPrice: '20.00', highPrice: '24.50', offerCount: 2 },
  ],
  [{ S: { price: 2450 }, M: SOLD_OUT }, { price: '24.50' }],
  [
    { S: { price: 2450, ...SOLD_OUT }, M: SOLD_OUT },
    { lowPrice: '20.00', availability: OUT_OF_STOCK },
  ],
])('should describe the offers of %j as %j', (variants, offers) => {
  const product = productWith({ sizes: ['S', 'M'], variants });
  expect(productJsonLd(product)).toMatchObject({ offers });
});

it('should offer each size at its price, where the prices differ', () => {
  const product = productWith({
    sizes: ['S', 'M', 'L'],
    variants: { S: SOLD_OUT, L: { price: 2450, sku: 'T-L' } },
  });
  const offer = {
    '@type': 'Offer',
    priceCurrency: 'USD',
    availability: IN_STOCK,
  };
  expect(productJsonLd(product)).toMatchObject({
    offers: {
      offers: [
        { ...offer, name: 'Plain Tee, size M', price: '20.00' },
        { ...offer, name: 'Plain Tee, size L', price: '24.50', sku: 'T-L' },
      ],
    },
  });
});

it('should offer each size with its sku at the same price', () => {
  const product = productWith({
    sizes: ['S', 'M'],
    variants: { S: { sku: 'T-S' }, M: { sku: 'T-M' } },
  });
  expect(productJsonLd(product)).toMatchObject({
    offers: [
      { '@type': 'Offer', sku: 'T-S', price: '20.00' },
      { '@type': 'Offer', sku: 'T-M', price: '20.00' },
    ],
  });
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
    offers: {
      '@type': 'Offer',
      url: SITE + productPath(SHIRT),
      price: '68.00',
      priceCurrency: 'USD',
      availability: IN_STOCK,
    },
  });
});

import { productPath } from '../../../src/features/navigation/paths';
import { headOf } from '../../../src/app/prerender/head';
import { missingData } from '../../../tools/check/validators/structuredData';
import { SHIRT } from '../../support/productIds';
import { productWith } from '../../support/products';

const path = productPath(SHIRT);
const product = {
  ...productWith({ _id: SHIRT, name: 'Linen Camp Shirt', image: ['/a.avif'] }),
  description: 'A shirt.',
};
const head = headOf({
  site: 'https://shop.example',
  path,
  title: 'A shirt',
  product,
});
const FILE = `${path.slice(1)}.html`;

it.each([
  ['"availability"', '"zvailability"', 'the Offer has no availability'],
  ['"price"', '"zrice"', 'the Offer has no price'],
  ['"brand"', '"zrand"', 'the Product has no brand'],
  ['"name":"Linen', '"name":"","alt":"Linen', 'the Product has no name'],
  ['"@type":"Product"', '"@type":"Thing"', 'the page has no Product'],
  ['og:image:alt', 'og:image:text', 'the page has no og:image:alt'],
  [
    'twitter:description',
    'twitter:text',
    'the page has no twitter:description',
  ],
  [
    'product:price:currency',
    'product:price:code',
    'the page has no product:price:currency',
  ],
])('should report after %s became %s that %s', (from, to, line) => {
  expect(missingData(FILE, head.replace(from, to))).toEqual([line]);
});

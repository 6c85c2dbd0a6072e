import { products } from '../../../src/data/products';
import { productPath } from '../../../src/features/navigation/paths';
import { headOf } from '../../../src/app/head';
import { missingData } from '../../../tools/check/validators/structuredData';

const summary = products.find(({ name }) => name === 'Linen Camp Shirt, Sand');
if (!summary) throw new Error('The product is missing.');
const path = productPath(summary._id);
const product = { ...summary, description: 'A shirt.' };
const head = headOf({ site: 'https://shop.example', path, title: 'A shirt', product });
const FILE = `${path.slice(1)}.html`;

describe('missingData', () => {
  it('should return nothing for the head of a product', () => {
    expect(missingData(FILE, head)).toEqual([]);
  });

  it.each([
    ['"availability":"https://schema.org/InStock"', 'the Offer has no availability'],
    ['"price":"68.00"', 'the Offer has no price'],
    ['"brand"', 'the Product has no brand'],
    ['og:image:alt', 'the page has no og:image:alt'],
    ['twitter:description', 'the page has no twitter:description'],
    ['product:price:currency', 'the page has no product:price:currency'],
  ])('should report that %s is missing', (part, line) => {
    const renamed = head.replace(part, part.replace(/[a-z]/, 'z'));
    expect(missingData(FILE, renamed)).toEqual([line]);
  });

  it('should report an empty value and a missing Product', () => {
    expect(missingData(FILE, head.replace('"name":"Linen', '"name":"","alt":"Linen'))).toEqual([
      'the Product has no name',
    ]);
    expect(missingData(FILE, head.replace('"@type":"Product"', '"@type":"Thing"'))).toEqual([
      'the page has no Product',
    ]);
  });

  it('should not require a Product on another page', () => {
    const home = headOf({ site: 'https://shop.example', path: '/', title: 'Weft' });
    expect(missingData('index.html', home)).toEqual([]);
  });
});

import { byId, isSold } from '../../src/domain/product';
import { productWith } from './products';

const products = byId([productWith({ _id: 'p0' }), productWith({ _id: 'p1', sizes: ['S', 'M'] })]);
const INHERITED_KEYS = ['__proto__', 'constructor', 'toString', 'size', ''];

describe('byId', () => {
  it('should return products by id, and undefined for inherited keys', () => {
    expect(products.get('p1')?._id).toBe('p1');
    for (const id of INHERITED_KEYS) expect(products.get(id)).toBeUndefined();
  });
});

describe('isSold', () => {
  it('should be true for a product in a size that the catalogue sells', () => {
    expect(isSold(products, { productId: 'p1', size: 'M' })).toBe(true);
  });

  it('should be false for another size and for an unknown product', () => {
    expect(isSold(products, { productId: 'p1', size: 'XL' })).toBe(false);
    for (const productId of INHERITED_KEYS) expect(isSold(products, { productId, size: 'M' })).toBe(false);
  });
});

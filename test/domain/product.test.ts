import { byId } from '../../src/domain/product';
import { aProduct } from './range';

describe('the products by id', () => {
  it('know their own ids and no key that every object has', () => {
    const products = byId([aProduct({ _id: 'p0' }), aProduct({ _id: 'p1' })]);
    expect(products.get('p1')?._id).toBe('p1');
    for (const id of ['__proto__', 'constructor', 'toString', 'size', '']) {
      expect(products.get(id)).toBeUndefined();
    }
  });
});

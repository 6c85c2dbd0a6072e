import { recipes } from '../src/recipes';
import { products } from '../src/shop';

describe('recipes', () => {
  it('should have one for each product, and no other', () => {
    expect(Object.keys(recipes).sort()).toEqual(products.map(({ _id }) => _id).sort());
  });
});

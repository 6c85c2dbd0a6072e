import { isReduced } from '../../../src/features/catalogue/offer';
import { productWith } from '../../support/catalogue';

it('should be reduced if only a dearer size is', () => {
  const variants = { L: { price: 2400, compareAtPrice: 2500 } };
  expect(isReduced(productWith({ variants }))).toBe(true);
  expect(isReduced(productWith())).toBe(false);
});

import { isReduced, sizeToAdd } from '../../../src/features/catalogue/offer';
import { productWith } from '../../support/catalogue';

it('should be reduced if only a dearer size is', () => {
  const variants = { L: { price: 2400, compareAtPrice: 2500 } };
  expect(isReduced(productWith({ variants }))).toBe(true);
  expect(isReduced(productWith())).toBe(false);
});

it.each([
  [['M'], null, 'M'],
  [['S', 'M'], null, null],
  [['S', 'M'], 'M', 'M'],
  [['S', 'M'], 'L', null],
])(
  'should add of the sizes %j after the choice %j: %j',
  (sizes, selected, size) => {
    expect(sizeToAdd(productWith({ sizes }), selected)).toBe(size);
  },
);

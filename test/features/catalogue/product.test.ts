import { sizeToAdd } from '../../../src/features/catalogue/product';
import { productWith } from '../../support/catalogue';

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

import {
  sizeToAdd,
  unbrokenName,
} from '../../../src/features/catalogue/product';
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

it.each([
  ['Cable Cardigan, Dusty Rose', 'Cable Cardigan, Dusty_Rose'],
  ['Shirt, Slim Fit, Sea Glass', 'Shirt, Slim Fit, Sea_Glass'],
  ['قميص كتان، أزرق فاتح', 'قميص كتان، أزرق_فاتح'],
  ['Plain Tee', 'Plain Tee'],
  // A part as long as a line has to break.
  ['Shirt, for warm days at the sea', 'Shirt, for warm days at the sea'],
])('should keep the color of %s together', (name, unbroken) => {
  expect(unbrokenName({ name }).replaceAll('\u00a0', '_')).toBe(unbroken);
});

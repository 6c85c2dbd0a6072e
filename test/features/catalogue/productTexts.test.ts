import { unbrokenName } from '../../../src/features/catalogue/productTexts';

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

import {
  compareAtPriceOf,
  isAvailable,
  isReduced,
  lowestPriceOf,
  priceOf,
} from '../../../src/features/catalogue/offer';
import { productWith } from '../../support/catalogue';

const tee = productWith({
  price: 2000,
  compareAtPrice: 2500,
  sizes: ['S', 'M', 'L'],
  variants: {
    S: { soldOut: true },
    M: { price: 2400 },
    L: { price: 2500 },
  },
});

const reduced = productWith({
  price: 2000,
  sizes: ['S', 'M', 'L'],
  variants: {
    S: { compareAtPrice: 2900 },
    M: { compareAtPrice: 2600 },
    L: { price: 2400, compareAtPrice: 2500 },
  },
});

it('should have the lowest price of the sizes that are left', () => {
  expect(lowestPriceOf(tee)).toBe(2400);
});

it.each([
  ['S', 2000, 2500],
  ['M', 2400, 2500],
  ['L', 2500, undefined],
  // A size may have the name of an inherited key.
  ['constructor', 2000, 2500],
])('should cost in %s %j, reduced from %j', (size, price, earlier) => {
  expect(priceOf(tee, size)).toBe(price);
  expect(compareAtPriceOf(tee, [size])).toBe(earlier);
});

it.each([
  [['S'], 2900],
  [['M'], 2600],
  [['L'], 2500],
  // Each size of the lowest price has been as expensive.
  [['S', 'M', 'L'], 2600],
])('should be reduced in %j from %j', (sizes, earlier) => {
  expect(compareAtPriceOf(reduced, sizes)).toBe(earlier);
});

it('should be reduced if only a dearer size is', () => {
  const variants = { L: { price: 2400, compareAtPrice: 2500 } };
  expect(isReduced(productWith({ variants }))).toBe(true);
  expect(isReduced(productWith())).toBe(false);
});

it.each([
  ['S', false],
  ['M', true],
  ['XL', false],
])('should be available in %s: %s', (size, isLeft) => {
  expect(isAvailable(tee, size)).toBe(isLeft);
});

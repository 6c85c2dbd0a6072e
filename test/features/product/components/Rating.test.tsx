import { render, screen } from '@testing-library/react';
import { starFills } from '../../../../src/features/catalogue/ratings';
import {
  Rating,
  RatingBreakdown,
} from '../../../../src/features/product/components/Rating';
import { productWith } from '../../../support/catalogue';

// A mean of 4.0984.
const product = productWith({
  ratings: [
    { stars: 5, count: 67 },
    { stars: 4, count: 22 },
    { stars: 3, count: 17 },
    { stars: 2, count: 10 },
    { stars: 1, count: 6 },
  ],
});

it('should read the mean of the ratings as it is shown', () => {
  render(
    <>
      <Rating product={product} />
      <RatingBreakdown product={product} />
    </>,
  );
  const rating = 'Rated 4.1 of 5, 122 reviews';
  expect(screen.getByRole('img', { name: rating })).toBeVisible();
  const name = '4.1 of 5 from 122 ratings';
  expect(screen.getByRole('table', { name })).toBeVisible();
});

it.each([
  [4, [1, 1, 1, 1, 0]],
  [4.1, [1, 1, 1, 1, 0]],
  [3.3, [1, 1, 1, 0.5, 0]],
  [4.8, [1, 1, 1, 1, 1]],
  [0.2, [0, 0, 0, 0, 0]],
])(
  'should fill for %d of 5 the stars to the nearest half: %j',
  (mean, fills) => {
    expect(starFills(mean)).toEqual(fills);
  },
);

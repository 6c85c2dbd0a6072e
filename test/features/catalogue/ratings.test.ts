import { meanRating, starFills } from '../../../src/features/catalogue/ratings';

it('should round the mean to a tenth, as it is shown', () => {
  const mean = meanRating([
    { stars: 5, count: 2 },
    { stars: 4, count: 1 },
  ]);
  expect(mean).toBe(4.7);
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

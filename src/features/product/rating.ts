import { samples } from '../../data/samples';

export const RATINGS = samples.ratings ?? [];

export const MOST_STARS = 5;

export const RATING_COUNT = RATINGS.reduce((sum, { count }) => sum + count, 0);

const TOTAL_STARS = RATINGS.reduce(
  (sum, { stars, count }) => sum + stars * count,
  0,
);

/** The mean of all ratings in stars. NaN without ratings. */
export const RATING = TOTAL_STARS / RATING_COUNT;

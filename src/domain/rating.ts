export const RATINGS = [
  { stars: 5, count: 54 },
  { stars: 4, count: 38 },
  { stars: 3, count: 16 },
  { stars: 2, count: 4 },
  { stars: 1, count: 10 },
] as const;

export const MOST_STARS = 5;

export const RATING_COUNT = RATINGS.reduce((sum, { count }) => sum + count, 0);

/** The mean of all ratings in stars: exactly 4. */
export const RATING = RATINGS.reduce((sum, { stars, count }) => sum + stars * count, 0) / RATING_COUNT;

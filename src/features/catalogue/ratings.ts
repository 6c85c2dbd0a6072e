import { samples } from '../../data/samples';
import type { Product, Ratings } from '../../data/types';

export const MAX_STARS = 5;

/** The ratings of a product, or else the ratings of the shop. */
export const ratingsOf = ({ ratings }: Pick<Product, 'ratings'>): Ratings =>
  ratings ?? samples.ratings ?? [];

export const countRatings = (ratings: Ratings): number =>
  ratings.reduce((sum, { count }) => sum + count, 0);

/**
 * The mean rating, or NaN without ratings. It is rounded to a tenth, so that a
 * screen reader reads the number that is shown.
 */
export const meanRating = (ratings: Ratings): number => {
  const sum = ratings.reduce((all, { stars, count }) => all + stars * count, 0);
  return Math.round((10 * sum) / countRatings(ratings)) / 10;
};

/** The filled part of each star, for a rating rounded to half a star. */
export const starFills = (rating: number): number[] =>
  Array.from({ length: MAX_STARS }, (_, i) => {
    const fill = Math.round(2 * rating) / 2 - i;
    return Math.min(Math.max(fill, 0), 1);
  });

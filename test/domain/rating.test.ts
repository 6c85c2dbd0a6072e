import { RATING, RATING_COUNT, RATINGS } from '../../src/domain/rating';

describe('the rating', () => {
  it('is the mean of 122 ratings, and exactly 4 of 5 stars', () => {
    const given = RATINGS.flatMap(({ stars, count }) => Array.from({ length: count }, () => stars));
    expect(given).toHaveLength(122);
    expect(given.reduce((sum, stars) => sum + stars, 0) % given.length).toBe(0);
    expect(RATING_COUNT).toBe(122);
    expect(RATING).toBe(4);
  });

  it('is made of 54 fives, 38 fours, 16 threes, 4 twos and 10 ones', () => {
    expect(RATINGS.map(({ stars, count }) => `${count} x ${stars}`).join(', ')).toBe(
      '54 x 5, 38 x 4, 16 x 3, 4 x 2, 10 x 1',
    );
  });
});

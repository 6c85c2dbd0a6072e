import { RATING, RATING_COUNT, RATINGS } from '../../src/domain/rating';

describe('RATINGS', () => {
  it('should have 122 ratings with a mean of exactly 4', () => {
    const stars = RATINGS.flatMap((rating) => Array.from({ length: rating.count }, () => rating.stars));
    expect(stars).toHaveLength(122);
    expect(stars.reduce((sum, each) => sum + each, 0) % stars.length).toBe(0);
    expect(RATING_COUNT).toBe(122);
    expect(RATING).toBe(4);
  });

  it('should list 54 fives, 38 fours, 16 threes, 4 twos and 10 ones', () => {
    expect(RATINGS.map(({ stars, count }) => `${count} x ${stars}`).join(', ')).toBe(
      '54 x 5, 38 x 4, 16 x 3, 4 x 2, 10 x 1',
    );
  });
});

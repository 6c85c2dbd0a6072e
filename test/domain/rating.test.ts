import { RATING, RATING_COUNT, RATINGS } from '../../src/domain/rating';

describe('RATINGS', () => {
  it('should have 122 ratings with a mean of exactly 4', () => {
    const stars = RATINGS.flatMap((rating) => Array.from({ length: rating.count }, () => rating.stars));
    expect(stars).toHaveLength(122);
    expect(stars.reduce((sum, each) => sum + each, 0) % stars.length).toBe(0);
    expect(RATING_COUNT).toBe(122);
    expect(RATING).toBe(4);
  });
});

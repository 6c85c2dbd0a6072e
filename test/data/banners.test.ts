import { banners, tiles } from '../../src/data/banners';
import { CATEGORIES } from '../../src/data/catalogue';
import { bannerHashes } from '../../src/data/images';
import { BANNER_NAMES } from '../../src/shop/images';

describe('banners', () => {
  it.each(BANNER_NAMES)('should have an alternative text, and the content hash in every URL: %s', (name) => {
    const { src, srcSet, alt } = banners[name];
    expect(alt).toMatch(/^[A-Z][a-z]* .+ /);
    for (const url of [src, ...srcSet.split(', ')]) {
      expect(url).toMatch(/^\/images\/banners\/[a-z-]+-\d+\./);
      expect(url).toContain(`.${bannerHashes[name]}.avif`);
    }
  });
});

describe('tiles', () => {
  it('should have one for each category', () => {
    expect(tiles.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
  });
});

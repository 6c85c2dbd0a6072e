import { banners } from '../../src/data/banners';
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

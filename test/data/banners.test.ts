import { bannerNamed } from '../../src/data/banners';
import { bannerHashes } from '../../src/data/images';
import { BANNER_NAMES } from '../../src/domain/images';

describe('bannerNamed', () => {
  it.each(BANNER_NAMES)('should have the content hash in every URL: %s', (name) => {
    const { src, srcSet } = bannerNamed(name);
    for (const url of [src, ...srcSet.split(', ')]) {
      expect(url).toMatch(/^\/images\/banners\/[a-z-]+-\d+\./);
      expect(url).toContain(`.${bannerHashes[name]}.avif`);
    }
  });
});

import { bannerHashes } from '../../src/data/images';
import { bannerNamed } from '../../src/data/banners';
import { BANNER_NAMES } from '../../src/domain/images';

describe('the wide pictures of the shop', () => {
  it.each(BANNER_NAMES)('are of the content that was drawn last, at every width: %s', (name) => {
    const { src, srcSet } = bannerNamed(name);
    for (const address of [src, ...srcSet.split(', ')]) {
      expect(address).toMatch(/^\/images\/scenes\/[a-z-]+-\d+\./);
      expect(address).toContain(`.${bannerHashes[name]}.avif`);
    }
  });
});

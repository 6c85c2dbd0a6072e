import { banners, tiles } from '../../src/data/banners';
import { bannerHashes } from '../../src/data/imageHashes';

const ALL = [...Object.values(banners), ...tiles.map(({ banner }) => banner)];

describe('banners', () => {
  it.each(ALL)('should have an alternative text, and the content hash in every URL: $src', (banner) => {
    expect(banner.alt).toMatch(/^[A-Z][a-z]* .+ /);
    for (const url of [banner.src, ...banner.srcSet.split(', ')]) {
      const [, name = '', hash] = /^\/images\/banners\/([a-z-]+)-\d+\.(\w+)\.avif/.exec(url) ?? [];
      expect(bannerHashes).toHaveProperty([name], hash);
    }
  });
});

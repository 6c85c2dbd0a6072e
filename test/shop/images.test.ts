import { imageAlt } from '../../src/features/catalogue/product';
import { bannerOf, BANNER_NAMES, BANNERS } from '../../src/shop/images';

describe('product images', () => {
  it('should each have a different alternative text', () => {
    const texts = [0, 1, 2, 3].map((index) => imageAlt({ name: 'Boxy Tee, Clay' }, index));
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/^Boxy Tee, Clay: (?:the|a) [a-z]/);
  });

  it('should fall back to the alternative text of the front', () => {
    expect(imageAlt({ name: 'Boxy Tee, Clay' }, 4)).toBe(imageAlt({ name: 'Boxy Tee, Clay' }, 0));
  });
});

describe('bannerOf', () => {
  it('should return the srcset, and the second width as the fallback', () => {
    expect(bannerOf('hero', 'a1b2', 'Two jumpers')).toEqual({
      src: '/images/banners/hero-1800.a1b2.avif',
      srcSet:
        '/images/banners/hero-1200.a1b2.avif 1200w, /images/banners/hero-1800.a1b2.avif 1800w, ' +
        '/images/banners/hero-2400.a1b2.avif 2400w',
      width: 2400,
      height: 1200,
      alt: 'Two jumpers',
    });
  });

  it.each(BANNER_NAMES)('should have the width of the largest file: %s', (name) => {
    const { width, src } = bannerOf(name, 'a1b2', '');
    expect(width).toBe(Math.max(...BANNERS[name].widths));
    expect(src).toContain(`/${name}-`);
  });
});

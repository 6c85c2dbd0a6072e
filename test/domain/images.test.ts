import { imageAlt, imageUrl, BANNER_NAMES, bannerOf, BANNERS, srcSetOf } from '../../src/domain/images';

describe('the pictures of a product', () => {
  it('have addresses that change with what they show', () => {
    const front = imageUrl('boxy-tee-clay', 'front', 'a1b2');
    expect(front).toBe('/images/products/boxy-tee-clay-front-800.a1b2.avif');
    expect(imageUrl('boxy-tee-clay', 'front', 'a1b3')).not.toBe(front);
    expect(imageUrl('boxy-tee-clay', 'back', 'a1b2')).not.toBe(front);
  });

  it('come in three widths', () => {
    expect(srcSetOf('/images/products/boxy-tee-clay-front-800.a1b2.avif').split(', ')).toEqual([
      '/images/products/boxy-tee-clay-front-400.a1b2.avif 400w',
      '/images/products/boxy-tee-clay-front-800.a1b2.avif 800w',
      '/images/products/boxy-tee-clay-front-1200.a1b2.avif 1200w',
    ]);
  });

  it('say in words what they show, each something else', () => {
    const words = [0, 1, 2, 3].map((picture) => imageAlt({ name: 'Boxy Tee, Clay' }, picture));
    expect(new Set(words).size).toBe(4);
    for (const said of words) expect(said).toMatch(/^Boxy Tee, Clay: (?:the|a) [a-z]/);
  });

  it('are said to show the front where the gallery has no such picture', () => {
    expect(imageAlt({ name: 'Boxy Tee, Clay' }, 4)).toBe(imageAlt({ name: 'Boxy Tee, Clay' }, 0));
  });
});

describe('a wide picture', () => {
  it('comes in widths of its own, and the middle one stands for all', () => {
    expect(bannerOf('hero', 'a1b2')).toMatchObject({
      src: '/images/scenes/hero-1800.a1b2.avif',
      srcSet:
        '/images/scenes/hero-1200.a1b2.avif 1200w, /images/scenes/hero-1800.a1b2.avif 1800w, ' +
        '/images/scenes/hero-2400.a1b2.avif 2400w',
      width: 2400,
      height: 1200,
    });
  });

  it.each(BANNER_NAMES)('is as wide as its largest file, and says what it shows: %s', (name) => {
    const { widths } = BANNERS[name];
    const { width, alt } = bannerOf(name, 'a1b2');
    expect(Math.max(...widths)).toBe(width);
    expect(alt).toMatch(/^[A-Z][a-z]* .+ /);
  });
});

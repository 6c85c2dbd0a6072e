import { altOf, pictureAddress, widthsOf } from '../../src/domain/pictures';

describe('the pictures of a product', () => {
  it('have addresses that change with what they show', () => {
    const front = pictureAddress('boxy-tee-clay', 'front', 'a1b2');
    expect(front).toBe('/images/products/boxy-tee-clay-front-800.a1b2.avif');
    expect(pictureAddress('boxy-tee-clay', 'front', 'a1b3')).not.toBe(front);
    expect(pictureAddress('boxy-tee-clay', 'back', 'a1b2')).not.toBe(front);
  });

  it('come in three widths', () => {
    expect(widthsOf('/images/products/boxy-tee-clay-front-800.a1b2.avif').split(', ')).toEqual([
      '/images/products/boxy-tee-clay-front-400.a1b2.avif 400w',
      '/images/products/boxy-tee-clay-front-800.a1b2.avif 800w',
      '/images/products/boxy-tee-clay-front-1200.a1b2.avif 1200w',
    ]);
  });

  it('say in words what they show, each something else', () => {
    const words = [0, 1, 2, 3].map((picture) => altOf({ name: 'Boxy Tee, Clay' }, picture));
    expect(new Set(words).size).toBe(4);
    for (const said of words) expect(said).toMatch(/^Boxy Tee, Clay: .+/);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { banners, shareImage, tiles } from '../../src/data/banners';
import { products } from '../../src/data/products';
import { BANNER_DIMENSIONS, shareImageUrl } from '../../src/lib/images';

// tools/check/links.ts finds the images of the pages.
it('should have a file for each link preview', () => {
  const fronts = products.map(({ image }) => image[0] ?? '');
  const urls = [...fronts.map(shareImageUrl), shareImage.src];
  expect(urls.filter((url) => !existsSync(`src/data${url}`))).toEqual([]);
});

// Caches keep it for a year.
it('should have a hash in the name of each file', () => {
  for (const folder of ['banners', 'products'])
    for (const name of readdirSync(`src/data/images/${folder}`))
      expect(name).toMatch(/\.[0-9a-f]{4,8}\.(avif|jpg)$/);
});

it('should have an alternative text on each banner, and the width of its largest file', () => {
  for (const { alt } of [
    ...Object.values(banners),
    ...tiles.map(({ banner }) => banner),
  ])
    expect(alt).toMatch(/^[A-Z][a-z]* .+ /);
  for (const { width, widths } of Object.values(BANNER_DIMENSIONS))
    expect(widths.at(-1)).toBe(width);
});

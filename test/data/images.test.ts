import { existsSync } from 'node:fs';
import { banners, shareImage, tiles } from '../../src/data/banners';
import { products } from '../../src/data/products';
import {
  BANNER_DIMENSIONS,
  shareImageUrl,
  srcSetOf,
} from '../../src/lib/images';

const urlsIn = (srcSet: string) =>
  srcSet.split(', ').map((each) => {
    const [, url = '', width = ''] = /^(\S+-(\d+)\.\S+) \2w$/.exec(each) ?? [];
    return width && url;
  });

const productUrls = products.flatMap(({ image }) => [
  ...image.map(srcSetOf).flatMap(urlsIn),
  shareImageUrl(image[0] ?? ''),
]);

const allBanners = [
  ...Object.values(banners),
  ...tiles.map(({ banner }) => banner),
];
const bannerUrls = allBanners.flatMap(({ src, srcSet }) => [
  src,
  ...urlsIn(srcSet),
]);

it('should have a file for each URL, with a hash', () => {
  const urls = [...productUrls, ...bannerUrls, shareImage.src];
  expect(urls.filter((url) => !existsSync(`src/data${url}`))).toEqual([]);
  // Caches keep it for a year.
  for (const url of urls) expect(url).toMatch(/\.[0-9a-f]{4,8}\.(avif|jpg)$/);
});

it('should have an alternative text on each banner, and the width of its largest file', () => {
  for (const { alt } of allBanners) expect(alt).toMatch(/^[A-Z][a-z]* .+ /);
  for (const { width, widths } of Object.values(BANNER_DIMENSIONS))
    expect(widths.at(-1)).toBe(width);
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { banners, tiles } from '../../src/data/banners';
import { imageHashes } from '../../src/data/imageHashes';
import { products } from '../../src/data/products';
import {
  BANNER_NAMES,
  BANNERS,
  shareImageUrl,
  srcSetOf,
} from '../../src/shop/images';

const DATA = join(__dirname, '../../src/data');
const PRODUCT_FOLDER = 'images/products';
const BANNER_FOLDER = 'images/banners';
const urlsIn = (srcSet: string) =>
  srcSet.split(', ').map((each) => each.split(' ')[0] ?? '');
// macOS writes a .DS_Store into each folder that it shows.
const namesIn = (folder: string) =>
  readdirSync(join(DATA, folder)).filter((name) => !name.startsWith('.'));
const filesIn = (folder: string) =>
  namesIn(folder).map((file) => `/${folder}/${file}`);
const bytesOf = (url: string) => statSync(join(DATA, url)).size;

const productUrls = products.flatMap(({ image }) =>
  image.flatMap((url) => urlsIn(srcSetOf(url))),
);
const shareUrls = products.map(({ _id }) =>
  shareImageUrl(_id, imageHashes[_id] ?? ''),
);
const allBanners = [
  ...Object.values(banners),
  ...tiles.map(({ banner }) => banner),
];
const bannerUrls = allBanners.flatMap(({ src, srcSet }) => [
  src,
  ...urlsIn(srcSet),
]);

describe('images', () => {
  it.each([
    [PRODUCT_FOLDER, [...productUrls, ...shareUrls]],
    [BANNER_FOLDER, [...bannerUrls, `/${BANNER_FOLDER}/share.jpg`]],
  ])(
    'should have a file for each URL, and no other file: %s',
    (folder, urls) => {
      expect(filesIn(folder).sort()).toEqual([...new Set(urls)].sort());
    },
  );

  it('should have an alternative text on each banner, and the width of its largest file', () => {
    for (const { alt } of allBanners) expect(alt).toMatch(/^[A-Z][a-z]* .+ /);
    for (const name of BANNER_NAMES)
      expect(BANNERS[name].widths.at(-1)).toBe(BANNERS[name].width);
  });

  it('should have at most 22 KB for the median front of 800 px, and 18 MB in total', () => {
    const fronts = productUrls
      .filter((url) => url.includes('-front-800.'))
      .map(bytesOf);
    const median = fronts.sort((a, b) => a - b)[Math.floor(fronts.length / 2)];
    expect(median).toBeLessThanOrEqual(22 * 1024);
    const all = [...filesIn(PRODUCT_FOLDER), ...filesIn(BANNER_FOLDER)].map(
      bytesOf,
    );
    expect(all.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(
      18 * 1024 * 1024,
    );
  });
});

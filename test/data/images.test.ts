import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { banners, tiles } from '../../src/data/banners';
import { imageHashes } from '../../src/data/imageHashes';
import { products } from '../../src/data/products';
import { shareImageUrl, srcSetOf } from '../../src/shop/images';

const DATA = join(__dirname, '../../src/data');
const ids = products.map(({ _id }) => _id);
const urlsIn = (srcSet: string) => srcSet.split(', ').map((each) => each.split(' ')[0] ?? '');
const filesIn = (folder: string) => readdirSync(join(DATA, folder)).map((file) => `/${folder}/${file}`);
const bytesOf = (url: string) => statSync(join(DATA, url)).size;

const productUrls = products.flatMap(({ image }) => image.flatMap((url) => urlsIn(srcSetOf(url))));
const bannerUrls = [...Object.values(banners), ...tiles.map(({ banner }) => banner)].flatMap(({ srcSet }) =>
  urlsIn(srcSet),
);

describe('product images', () => {
  it('should have a hash for every product', () => {
    expect(ids.filter((id) => !imageHashes[id])).toEqual([]);
  });

  it('should have a file in each width and one for link previews, and no other file', () => {
    for (const { image } of products) expect(image.length).toBeGreaterThan(0);
    const shareUrls = ids.map((id) => shareImageUrl(id, imageHashes[id] ?? ''));
    expect(filesIn('images/products').sort()).toEqual([...new Set([...productUrls, ...shareUrls])].sort());
  });
});

describe('banner images', () => {
  it('should have a file in each width, and no other file', () => {
    expect(filesIn('images/banners').sort()).toEqual(
      [...new Set([...bannerUrls, '/images/banners/share.jpg'])].sort(),
    );
  });
});

describe('image sizes', () => {
  it('should be at most 22 KB for the median front of 800 px, and 18 MB in total', () => {
    const fronts = productUrls.filter((url) => url.includes('-front-800.')).map(bytesOf);
    const median = fronts.sort((a, b) => a - b)[Math.floor(fronts.length / 2)];
    expect(median).toBeLessThanOrEqual(22 * 1024);
    const all = [...filesIn('images/products'), ...filesIn('images/banners')].map(bytesOf);
    expect(all.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(18 * 1024 * 1024);
  });
});

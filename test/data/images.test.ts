import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '../../src/data/products';
import { bannerHashes } from '../../src/data/images';
import { IMAGE_WIDTHS, BANNER_NAMES, bannerOf, srcSetOf } from '../../src/domain/images';
import { recipes } from '../../tools/garments/recipes';

const PUBLIC = join(__dirname, '../../public');
const addressesIn = (srcSet: string) => srcSet.split(', ').map((one) => one.split(' ')[0] ?? '');
const filesIn = (folder: string) => readdirSync(join(PUBLIC, folder)).map((file) => `/${folder}/${file}`);
const bytesOf = (address: string) => statSync(join(PUBLIC, address)).size;

const ofProducts = products.flatMap(({ image }) =>
  image.flatMap((address) => addressesIn(srcSetOf(address))),
);
const ofScenes = BANNER_NAMES.flatMap((name) => addressesIn(bannerOf(name, bannerHashes[name]).srcSet));

describe('the pictures of the shop', () => {
  it('are there, four a product in three widths, and all that is there belongs to a product', () => {
    expect(ofProducts).toHaveLength(products.length * 4 * IMAGE_WIDTHS.length);
    expect(new Set(ofProducts)).toEqual(new Set(filesIn('images/products')));
  });

  it('have a recipe each, and no recipe is for nothing', () => {
    expect(Object.keys(recipes).sort()).toEqual(products.map(({ _id }) => _id).sort());
  });

  it('hang wide where pages open with them', () => {
    expect(new Set(filesIn('images/scenes'))).toEqual(new Set([...ofScenes, '/images/scenes/share.jpg']));
  });

  it('are light: at most 22 KB for the median front of 800 px, 18 MB in all', () => {
    const fronts = ofProducts.filter((address) => address.includes('-front-800.')).map(bytesOf);
    const median = fronts.sort((a, b) => a - b)[Math.floor(fronts.length / 2)];
    expect(median).toBeLessThanOrEqual(22 * 1024);
    const all = [...filesIn('images/products'), ...filesIn('images/scenes')].map(bytesOf);
    expect(all.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(18 * 1024 * 1024);
  });
});

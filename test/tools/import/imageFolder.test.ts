import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { filesNamedLike, filesOf, readImageFolder } from '../../../tools/import/imageFolder';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-images-'));
  for (const name of [
    'tee-10.jpg',
    'tee-2.png',
    'tee.jpg',
    'tee-3.jpg',
    'tee-back.jpg',
    'tees.jpg',
    'Cafe\u0301 1.jpg',
  ])
    writeFileSync(join(folder, name), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

const place = { product: 'row 2', name: '', category: '', type: '', sizes: '' };

/** The files of a product with these images, and the problems. */
const find = (...names: readonly string[]) => {
  const problems: string[] = [];
  const product = {
    ...{ id: 'tee', name: 'Tee', description: '', price: 5, category: '', type: '', sizes: [] },
    ...{ date: '', bestseller: false, place },
    images: names.map((name, i) => ({ name, place: `row ${i + 2}` })),
  };
  const files = filesOf(product, readImageFolder(folder), new Set(['tee', 'tee-3']), problems);
  return { names: files.map(({ path }) => basename(path)), problems };
};

describe('the images of a product', () => {
  it('should be the named files in their order, each once', () => {
    const url = 'https://cdn.shopify.com/s/files';
    expect(find(`${url}/tee-3.jpg?v=1`, 'tees.jpg', `//cdn.shopify.com/tee-3.jpg`)).toEqual({
      names: ['tee-3.jpg', 'tees.jpg'],
      problems: [],
    });
  });

  it('should be found in another form of Unicode and percent-decoded', () => {
    const { names } = find('https://cdn.shopify.com/Caf%C3%A9%201.jpg');
    expect(names).toEqual(['Cafe\u0301 1.jpg']);
  });

  it('should be those with the name of the product if a named file is missing', () => {
    expect(find('tees.jpg', 'missing.jpg')).toEqual({
      names: ['tee.jpg', 'tee-2.png', 'tee-10.jpg'],
      problems: [],
    });
    expect(find().names).toEqual(['tee.jpg', 'tee-2.png', 'tee-10.jpg']);
  });

  it('should be missing if no file has the name of the product', () => {
    expect(filesNamedLike('coat', readImageFolder(folder), new Set())).toEqual([]);
  });
});

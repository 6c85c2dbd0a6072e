import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf, compareSizes, idOf } from '../../../tools/import/productText';
import { readMapping, type Mapping } from '../../../tools/import/mapping';
import { readCsv } from '../../../tools/import/readCsv';
import { readProducts } from '../../../tools/import/readProducts';
import { csvOf, shirt, variant, type Row } from './support/csv';

const folder = mkdtempSync(join(tmpdir(), 'weft-products-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (rows: readonly Row[], mapping: Partial<Mapping> = {}) => {
  const file = join(folder, 'products.csv');
  writeFileSync(file, csvOf(rows));
  return readProducts(readCsv(file), { ...readMapping(undefined), ...mapping });
};

const STOCK = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'deny' };

describe('the stock', () => {
  it('should leave out variants and products that are sold out', () => {
    const { products, notes, problems } = read([
      shirt({ ...STOCK, 'Variant Inventory Qty': '0' }),
      variant({ ...STOCK, 'Variant Inventory Qty': '3' }),
      variant({ ...STOCK, 'Option1 Value': 'L', 'Variant Inventory Qty': '-2' }),
      variant({
        ...STOCK,
        'Option1 Value': 'XL',
        'Variant Inventory Qty': '0',
        'Variant Inventory Policy': 'continue',
      }),
      variant({ 'Option1 Value': 'XXL', 'Variant Inventory Qty': '0' }),
      shirt({ ...STOCK, Handle: 'gone', Title: 'Gone', 'Variant Inventory Qty': '0' }),
    ]);
    expect(problems).toEqual([]);
    expect(products.map(({ id, sizes }) => [id, sizes])).toEqual([['shirt', ['M', 'XL', 'XXL']]]);
    expect(notes).toEqual([
      '3 variants sold out and not offered',
      '1 product left out, sold out in all sizes: gone',
    ]);
  });
});

const TEE = { 'Option1 Name': 'Color', 'Option2 Name': 'Size', Title: 'Tee', Handle: 'tee' };
const colored = (color: string, size: string, more: Row = {}): Row =>
  variant({ Handle: 'tee', 'Option1 Value': color, 'Option2 Value': size, ...more });

describe('the options', () => {
  it('should make a product of each color with its sizes, price and images', () => {
    const { products } = read([
      shirt({
        ...TEE,
        ...colored('Navy', 'S'),
        Title: 'Tee',
        'Image Src': 'a.jpg',
        'Variant Image': 'a.jpg',
      }),
      colored('Navy', 'M', { 'Image Src': 'b.jpg', 'Image Position': '2', 'Variant Image': 'a.jpg' }),
      colored('Off White', 'S', {
        'Variant Price': '60',
        'Image Src': 'c.jpg',
        'Image Position': '3',
        'Variant Image': 'c.jpg',
      }),
      colored('Off White', 'M', { 'Variant Price': '60', 'Image Src': 'd.jpg', 'Image Position': '4' }),
    ]);
    expect(products).toMatchObject([
      {
        id: 'tee-navy',
        name: 'Tee, Navy',
        price: 50,
        sizes: ['S', 'M'],
        color: { style: 'tee', name: 'Navy' },
      },
      { id: 'tee-off-white', name: 'Tee, Off White', price: 60, color: { style: 'tee', name: 'Off White' } },
    ]);
    expect(products.map(({ pictures }) => pictures.map(({ url }) => url))).toEqual([
      ['a.jpg', 'b.jpg'],
      ['c.jpg', 'd.jpg'],
    ]);
  });

  it('should share the images that follow those of all colors, and use the text of an image', () => {
    const { products } = read([
      shirt({
        ...TEE,
        ...colored('Navy', 'S'),
        Title: 'Tee',
        'Image Src': 'a.jpg',
        'Variant Image': 'a.jpg',
      }),
      colored('Sand', 'S', {
        'Image Src': 'b.jpg',
        'Image Position': '2',
        'Image Alt Text': 'The tee in sand',
      }),
      { Handle: 'tee', 'Image Src': 'label.jpg', 'Image Position': '3' },
    ]);
    expect(products.map(({ pictures }) => pictures.map(({ url }) => url))).toEqual([
      ['a.jpg', 'label.jpg'],
      ['b.jpg', 'label.jpg'],
    ]);
  });

  it('should take the roles of options from the mapping', () => {
    const rows = [
      shirt({
        'Option1 Name': 'Schuhgröße',
        'Option1 Value': '36,5',
        'Option2 Name': 'Farbe',
        'Option2 Value': 'Rot',
      }),
      variant({ 'Option1 Value': '37', 'Option2 Value': 'Rot' }),
    ];
    expect(read(rows).problems).toHaveLength(2);
    expect(JSON.parse(read(rows).advice.replace(/^[^{]*/, ''))).toMatchObject({
      options: { Schuhgröße: 'size', Farbe: 'color' },
    });
    const { products } = read(rows, { options: { schuhgröße: 'size', farbe: 'color' } });
    expect(products).toMatchObject([{ id: 'shirt-rot', sizes: ['36,5', '37'] }]);
    const ignored = read(rows, { options: { Schuhgröße: 'size', Farbe: 'ignore' } });
    expect(ignored.products).toMatchObject([{ id: 'shirt', name: 'Ocean Blue Shirt' }]);
  });

  it('should use the lowest price if the mapping allows it', () => {
    const rows = [shirt(), variant({ 'Variant Price': '40' })];
    expect(read(rows).problems).toEqual([
      expect.stringContaining('row 2, Variant Price: 50 differs from 40 in row 3'),
    ]);
    expect(read(rows, { prices: 'lowest' }).products).toMatchObject([{ price: 40 }]);
  });
});

describe('categories and types', () => {
  it.each<readonly [string, Row, Partial<Mapping>, readonly [string, string]]>([
    ['a usual tag', { Tags: 'sale, women' }, {}, ['Women', 'Topwear']],
    ['the gender', { Tags: '', 'Google Shopping / Gender': 'male' }, {}, ['Men', 'Topwear']],
    [
      'the levels of the product category',
      { Tags: '', Type: '', 'Product Category': 'Home & Garden > Decor > Vases' },
      {},
      ['Decor', 'Vases'],
    ],
    ['a mapped tag', { Tags: 'a, b' }, { categories: { B: 'Boys' }, types: { '*': 'All' } }, ['Boys', 'All']],
    ['all other tags', { Tags: 'a, b' }, { categories: { '*': 'Adults' } }, ['Adults', 'Topwear']],
  ])('should come from %s', (_name, row, mapping, [category, type]) => {
    expect(read([shirt(row)], mapping).products).toMatchObject([{ category, type }]);
  });
});

describe('idOf', () => {
  it.each([
    ['guernsey-jumper-navy', 'guernsey-jumper-navy'],
    ['Café  Crème', 'cafe-creme'],
    ['../x', 'x'],
    ['__proto__', 'proto'],
    ['麻のシャツ', expect.stringMatching(/^[0-9a-f]{8}$/)],
    ['tシャツ-white', expect.stringMatching(/^t-white-[0-9a-f]{8}$/)],
    ['a'.repeat(200), expect.stringMatching(/^a{80}-[0-9a-f]{8}$/)],
  ])('should make a safe id of %s', (text, id) => {
    expect(idOf(text)).toEqual(id);
    expect(idOf(text.normalize('NFD'))).toBe(idOf(text));
  });

  it('should differ where the letters of other scripts differ', () => {
    expect(idOf('麻のシャツ')).not.toBe(idOf('綿のシャツ'));
  });
});

describe('compareSizes', () => {
  it.each([
    ['XXS XS S M L XL XXL 3XL 4XL'],
    ['35 36 36.5 37 37.5 44'],
    ['36|36½|37|38 1/2|39,5'],
    ['Small|Medium|Large|Extra Large'],
    ['3-6 M|6-12 M|2-3 Y|4-5 Y|10-12 Y'],
    ['28 / 30|28 / 32|30 / 30'],
    ['S|M|38|40|One size'],
    ['EU 38|EU 40'],
  ])('should order %s', (text) => {
    const sizes = text.split(text.includes('|') ? '|' : ' ');
    expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
  });
});

describe('textOf', () => {
  it.each([
    ['<h2>Care</h2><p>Wash cold.</p>', 'Care\n\nWash cold.'],
    [
      '<table><tr><td>Cloth</td><td>Linen</td></tr><tr><td>Fit</td><td>Wide</td></tr></table>',
      'Cloth: Linen\nFit: Wide',
    ],
    [
      '<table><thead><tr><th>Size</th><th>Chest</th><th>Length</th></tr></thead><tr><td>S</td><td>50</td><td>70</td></tr></table>',
      'Size, Chest, Length\nS, 50, 70',
    ],
    ['A<br>B &amp; C', 'A\nB & C'],
    ['<ul><li>Wool</li><li>Silk</li></ul>', '• Wool\n• Silk'],
    ['<img src=x onerror=alert(1)><b>x</b><iframe src="//a"></iframe>', 'x'],
    ['a\u0000\u0007b', 'a b'],
    [`deep${'<div>'.repeat(5000)}deeper`, 'deep'],
    ['1 < 2 & 3', '1 < 2 & 3'],
  ])('should make text of %.80s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});

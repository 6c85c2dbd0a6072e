import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMapping, type Mapping } from '../../../tools/import/mapping';
import { compareSizes, idOf, textOf } from '../../../tools/import/productText';
import { readCsv } from '../../../tools/import/readCsv';
import { readProducts } from '../../../tools/import/readProducts';

const folder = mkdtempSync(join(tmpdir(), 'weft-products-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the products of a file with these columns and rows. */
const read = (
  columns: string,
  rows: readonly string[],
  mapping: Partial<Mapping> = {},
) => {
  const file = join(folder, 'products.csv');
  writeFileSync(file, [columns, ...rows].join('\n'));
  return readProducts(readCsv(file), { ...readMapping(undefined), ...mapping });
};

const TEE = 'Handle,Title,Type,Tags,Variant Price,Image Src';

const OPTIONS = `${TEE},Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Image,Image Alt Text`;

type Product = ReturnType<typeof read>['products'][number];
const urlsOf = ({ pictures }: Product) =>
  pictures.map(({ url }) => url).join(' ');

describe('the stock', () => {
  it('should leave out variants and products that are sold out', () => {
    const columns =
      'Option1 Name,Option1 Value,Inventory tracker,Variant Inventory Qty,Variant Inventory Policy';
    const { products, notes, problems } = read(`${TEE},${columns}`, [
      'tee,Tee,Tops,men,20,a.jpg,Size,S,shopify,0,deny',
      'tee,,,,20,,,M,shopify,3,deny',
      'tee,,,,20,,,L,shopify,-2,deny',
      'tee,,,,20,,,XL,shopify,0,continue',
      'tee,,,,20,,,XXL,,0,',
      'gone,Gone,Tops,men,20,a.jpg,Size,S,shopify,0,deny',
    ]);
    expect(problems).toEqual([]);
    expect(products.map(({ id, sizes }) => [id, sizes])).toEqual([
      ['tee', ['M', 'XL', 'XXL']],
    ]);
    expect(notes).toEqual([
      '3 variants sold out and not offered',
      '1 product left out, sold out in all sizes: gone',
    ]);
  });
});

describe('the options', () => {
  it('should make a product of each color with its sizes, price and images', () => {
    const { products } = read(OPTIONS, [
      'tee,Tee,Tops,men,50,a.jpg,Color,Navy,Size,S,a.jpg,',
      'tee,,,,50,b.jpg,,Navy,,M,a.jpg,',
      'tee,,,,60,c.jpg,,Off White,,S,c.jpg,',
      'tee,,,,60,d.jpg,,Off White,,M,,',
    ]);
    expect(products).toMatchObject([
      {
        id: 'tee-navy',
        name: 'Tee, Navy',
        price: 50,
        color: { style: 'tee', name: 'Navy' },
      },
      {
        id: 'tee-off-white',
        name: 'Tee, Off White',
        price: 60,
        sizes: ['S', 'M'],
      },
    ]);
    expect(products.map(urlsOf)).toEqual(['a.jpg b.jpg', 'c.jpg d.jpg']);
  });

  it('should share the images that follow those of all colors, and use the text of an image', () => {
    const { products } = read(OPTIONS, [
      'tee,Tee,Tops,men,50,a.jpg,Color,Navy,,,a.jpg,',
      'tee,,,,50,b.jpg,,Sand,,,,The tee in sand',
      'tee,,,,,label.jpg,,,,,,',
    ]);
    expect(products.map(urlsOf)).toEqual([
      'a.jpg label.jpg',
      'b.jpg label.jpg',
    ]);
  });

  it('should take the roles of options from the mapping', () => {
    const rows = [
      'tee,Tee,Tops,men,50,a.jpg,Schuhgröße,"36,5",Farbe,Rot,,',
      'tee,,,,50,,,37,,Rot,,',
    ];
    const { problems, advice } = read(OPTIONS, rows);
    expect(problems).toHaveLength(2);
    expect(advice).toContain('"Schuhgröße": "size",\n    "Farbe": "color"');
    const { products } = read(OPTIONS, rows, {
      options: { schuhgröße: 'size', farbe: 'color' },
    });
    expect(products).toMatchObject([{ id: 'tee-rot', sizes: ['36,5', '37'] }]);
    const ignored = read(OPTIONS, rows, {
      options: { Schuhgröße: 'size', Farbe: 'ignore' },
    });
    expect(ignored.products).toMatchObject([{ id: 'tee', name: 'Tee' }]);
  });

  it('should use the lowest price if the mapping allows it', () => {
    const rows = ['tee,Tee,Tops,men,50,a.jpg,Size,S,,,,', 'tee,,,,40,,,M,,,,'];
    const [problem] = read(OPTIONS, rows).problems;
    expect(problem).toContain(
      'row 2, Variant Price: 50 differs from 40 in row 3',
    );
    expect(read(OPTIONS, rows, { prices: 'lowest' }).products).toMatchObject([
      { price: 40 },
    ]);
  });
});

describe('categories and types', () => {
  it.each<
    readonly [string, string, Partial<Mapping>, readonly [string, string]]
  >([
    ['a usual tag', 'Tops,"sale, women",,', {}, ['Women', 'Tops']],
    ['the gender', 'Tops,,male,', {}, ['Men', 'Tops']],
    [
      'the product category',
      ',,,Home & Garden > Decor > Vases',
      {},
      ['Decor', 'Vases'],
    ],
    [
      'a mapped tag',
      'Tops,"a, b",,',
      { categories: { B: 'Boys' }, types: { '*': 'All' } },
      ['Boys', 'All'],
    ],
    [
      'all other tags',
      'Tops,"a, b",,',
      { categories: { '*': 'Adults' } },
      ['Adults', 'Tops'],
    ],
  ])('should come from %s', (_name, row, mapping, [category, type]) => {
    const columns =
      'Handle,Title,Price,Image Src,Type,Tags,Google Shopping / Gender,Product Category';
    const { products } = read(columns, [`tee,Tee,20,a.jpg,${row}`], mapping);
    expect(products).toMatchObject([{ category, type }]);
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
    expect(idOf(`${text}シ`)).not.toBe(idOf(`${text}ツ`));
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

const row = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('textOf', () => {
  it.each([
    ['<h2>Care</h2><p>Wash cold.</p>', 'Care\n\nWash cold.'],
    [
      `<table>${row('Cloth', 'Linen')}${row('Fit', 'Wide')}</table>`,
      'Cloth: Linen\nFit: Wide',
    ],
    [
      `<table>${row('Size', 'Chest', 'Fit')}${row('S', '50', '70')}</table>`,
      'Size, Chest, Fit\nS, 50, 70',
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

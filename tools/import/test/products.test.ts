import { emptyMapping, type Mapping } from '../src/mapping';
import { idOf, textOf } from '../src/productText';
import { createReport } from '../src/report';
import { compareSizes, sizeReader } from '../src/sizes';
import { imagesOf, readText } from './support/read';

/** Reads the products of a file with these columns and rows. */
const read = (
  columns: string,
  rows: readonly string[],
  mapping: Partial<Mapping> = {},
) => readText([columns, ...rows].join('\n'), mapping);

const TEE = 'Handle,Title,Type,Tags,Variant Price,Image Src';

const OPTIONS = `${TEE},Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Image,Image Alt Text`;

describe('the stock', () => {
  const COLUMNS = `${TEE},Option1 Name,Option1 Value,Inventory tracker,Variant Inventory Qty,Variant Inventory Policy`;
  const ROWS = [
    'tee,Tee,Tops,men,20,a.jpg,Size,S,shopify,0,deny',
    'tee,,,,20,,,M,shopify,3,deny',
    'tee,,,,20,,,L,shopify,-2,deny',
    'tee,,,,20,,,XL,shopify,0,continue',
    'tee,,,,20,,,XXL,,0,',
    'tee,,,,20,,,3XL,shopify,few,deny',
    'gone,Gone,Tops,men,20,a.jpg,Size,S,shopify,0,deny',
  ];
  const ALL = ['S', 'M', 'L', 'XL', 'XXL', '3XL'];
  const LEFT = ['M', 'XL', 'XXL', '3XL'];

  it.each([
    [
      undefined,
      [
        [ALL, ['S', 'L']],
        [['S'], ['S']],
      ],
    ],
    ['leaveOut' as const, [[LEFT, []]]],
    [
      'offer' as const,
      [
        [ALL, []],
        [['S'], []],
      ],
    ],
  ])(
    'should show, leave out or sell what is sold out: %s',
    (soldOut, shown) => {
      const { products, notes } = read(COLUMNS, ROWS, { soldOut });
      const soldOutIn = ({ sizes, variants }: (typeof products)[number]) =>
        sizes.filter((size) => variants?.[size]?.soldOut);
      expect(products.map((each) => [each.sizes, soldOutIn(each)])).toEqual(
        shown,
      );
      expect(notes).toContainEqual(
        expect.stringMatching(
          /^variants sold out, .* "leaveOut" or "offer": 3 \(row 2, row 4, row 8\)$/,
        ),
      );
    },
  );

  it('should be noted where the file has none of a tracked variant', () => {
    const { products, notes } = read(COLUMNS, [
      'tee,Tee,Tops,men,20,a.jpg,Size,S,shopify,,deny',
      'tee,,,,20,,,M,shopify,,continue',
      'tee,,,,20,,,L,,,deny',
    ]);
    expect(products).toMatchObject([{ sizes: ['S', 'M', 'L'] }]);
    expect(products[0]).not.toHaveProperty('variants');
    expect(notes).toEqual([
      expect.stringMatching(
        /^LOOK AT variants without a stock, .* "Variant Inventory Qty" .*: 1 \(row 2\)$/,
      ),
    ]);
  });

  it('should sell a size that a later row has in stock', () => {
    const { products, notes } = read(COLUMNS, [
      'tee,Tee,Tops,men,20,a.jpg,Size,S,shopify,0,deny',
      'tee,,,,25,,,small,shopify,1,deny',
    ]);
    expect(products).toMatchObject([{ price: 2500, sizes: ['S'] }]);
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^LOOK AT .*: 1 \(row 2 "the shop has 25, not 20"\)$/,
      ),
    );
  });
});

describe('the options', () => {
  it('should make a product of each color with its sizes, price and images', () => {
    const { products } = read(OPTIONS, [
      'tee,Tee,Tops,men,50,a.jpg,Color,Navy,Size,S,a.jpg,',
      'tee,,,,50,b.jpg,,Navy,,M,a.jpg,',
      'tee,,,,60,c.jpg,,Off White,,S,c.jpg,',
      'tee,,,,60,,,Off White,,M,,',
    ]);
    expect(products).toMatchObject([
      {
        _id: 'tee-navy',
        name: 'Tee, Navy',
        price: 5000,
        color: { style: 'tee', name: 'Navy' },
      },
      {
        _id: 'tee-off-white',
        name: 'Tee, Off White',
        price: 6000,
        sizes: ['S', 'M'],
      },
    ]);
    expect(products.map(imagesOf)).toEqual(['a.jpg b.jpg', 'c.jpg b.jpg']);
  });

  it('should show the images of the only color in their order', () => {
    const columns = `${OPTIONS},Image Position`;
    const { products } = read(columns, [
      'tee,Tee,Tops,men,50,b.jpg,Color,Navy,Size,S,,Navy,2',
      'tee,,,,50,a.jpg,,Navy,,M,,,1',
    ]);
    expect(products.map(imagesOf)).toEqual(['a.jpg b.jpg']);
  });

  it('should guess the roles of options, and take them from the mapping', () => {
    const rows = [
      'tee,Tee,Tops,men,50,a.jpg,Schuhgröße,"36,5",Farbe,Rot,,',
      'tee,,,,50,,,37,,Rot,,',
    ];
    const { products, mapping } = read(OPTIONS, rows);
    expect(products).toMatchObject([{ _id: 'tee-rot', sizes: ['36,5', '37'] }]);
    expect(mapping.options).toEqual({ Schuhgröße: 'size', Farbe: 'color' });
    const ignored = read(OPTIONS, rows, {
      options: { schuhgröße: 'size', Farbe: 'ignore' },
    });
    expect(ignored.products).toMatchObject([{ _id: 'tee', name: 'Tee' }]);
  });

  it('should keep the choice of an unknown option in the size', () => {
    const { products, mapping } = read(OPTIONS, [
      'tee,Tee,Tops,men,50,a.jpg,Size,small,Fit,Slim,,',
      'tee,,,,50,,,M,,Wide,,',
    ]);
    expect(products).toMatchObject([{ sizes: ['S / Slim', 'M / Wide'] }]);
    expect(mapping.options).toEqual({ Size: 'size', Fit: 'size' });
  });

  it('should not save that an option had no choice, which a newer export may have', () => {
    const slim = 'tee,Tee,Tops,men,50,a.jpg,Size,S,Fit,Slim,,';
    const { products, mapping } = read(OPTIONS, [slim]);
    expect(products).toMatchObject([{ sizes: ['S'] }]);
    expect(mapping.options).toEqual({ Size: 'size' });
    const newer = read(OPTIONS, [slim, 'tee,,,,60,,,S,,Wide,,'], mapping);
    expect(newer.products).toMatchObject([{ sizes: ['Slim', 'Wide'] }]);
  });

  it('should show handles of linked options as words', () => {
    const columns = `${TEE},Option1 Name,Option1 Value,Option1 Linked To`;
    const linked = 'product.metafields.shopify.color-pattern';
    const { products } = read(columns, [
      `tee,Tee,Tops,men,50,a.jpg,Color,off-white-2,${linked}`,
    ]);
    expect(products).toMatchObject([{ name: 'Tee, Off white' }]);
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
    expect(products).toMatchObject([{ category, subCategory: type }]);
  });
});

describe('idOf', () => {
  it.each([
    ['guernsey-jumper-navy', 'guernsey-jumper-navy'],
    ['Café  Crème', 'cafe-creme'],
    ['Weiß', 'weiss'],
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

describe('sizes', () => {
  it.each([
    ['XXS XS S M L XL XXL 3XL 4XL'],
    ['PP P M G GG'],
    ['35 36 36.5 37 37.5 44'],
    ['36|36½|37|38 1/2|39,5'],
    ['36 EU - 4 US|36 2/3 EU - 4.5 US|37⅓ EU|38 EU|38 ⅔'],
    ['S|S/M|M|L'],
    ['0-3 Monate|3-6 M|6-12 mois|18M|2-3 Y|4-5 años|6 ans|12歳'],
    ['28 / 30|28 / 32|30 / 30'],
    ['S|M|38|40|One size'],
    ['EU 38|EU 40'],
  ])('should be in the order %s', (text) => {
    const sizes = text.split(text.includes('|') ? '|' : ' ');
    expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
  });

  it.each([
    ['S', 's|small|Pequeño|klein'],
    ['XL', 'X-Large|extra large|1XL|extra grande'],
    ['XXS', '2XS|xx-small'],
    ['3XL', 'XXXL|3X-Large'],
    [
      'One size',
      '1SZ|OSFM|OSFA|1 Size|O/S|Talla única|TAILLE UNIQUE|Einheitsgröße|フリーサイズ',
    ],
    ['36.5', '36.5|36,5|36½|36 1/2'],
    ['36 2/3', '36 2/3|36⅔'],
    ['3-6 months', '3-6 months|3-6M|3 à 6 mois'],
  ])('should be %s for %s', (label, spellings) => {
    const sizeOf = sizeReader({
      mapping: emptyMapping(),
      report: createReport(),
    });
    for (const spelling of spellings.split('|'))
      expect([spelling, sizeOf(spelling)]).toEqual([spelling, label]);
  });
});

const row = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('textOf', () => {
  it.each([
    ['<h2>Care</h2><p>Wash cold.</p>', 'Care\n\nWash cold.'],
    [
      `<table>${row('Cloth', 'Linen')}${row('Fit', 'Wide')}</table>`,
      'Cloth, Linen\nFit, Wide',
    ],
    [
      `<table>${row('Size', 'Chest', 'Fit')}${row('S', '50', '70')}</table>`,
      'Size, Chest, Fit\nS, 50, 70',
    ],
    [
      '<table><tr><td> </td>\n<td><b>Length</b>\n</td><td>Width</td></tr></table>',
      'Length, Width',
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

it('should read the newer columns of Shopify, and the date of publication before that of creation', () => {
  const { products } = read(
    'URL handle,Title,Type,Tags,Price,Product image URL,Variant image URL,Option1 name,Option1 value,Published At,Created At',
    [
      'tee,Tee,Tops,men,20,a.jpg,red.jpg,Color,Red,2026-02-03,2026-01-02',
      'tee,,,,20,,blue.jpg,,Blue,,',
    ],
  );
  expect(products.map(imagesOf)).toEqual(['red.jpg a.jpg', 'blue.jpg a.jpg']);
  expect(products[0]?.date).toBe(Date.UTC(2026, 1, 3));
});

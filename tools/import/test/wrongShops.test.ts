import { decoded } from '../src/productText';
import { warningsFor } from '../src/warnings';
import { imagesOf, readText } from './support/read';

// Exports that once made a wrong shop without a word.

const COLUMNS =
  'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Image Alt Text,Variant Image';

const read = (...rows: readonly string[]) =>
  readText([COLUMNS, ...rows].join('\n'));

type Products = ReturnType<typeof read>['products'];
const shownOf = (products: Products) =>
  products.map(({ name, price, sizes }) => [
    name,
    price / 100,
    sizes.join(' '),
  ]);

describe('sizes of several prices', () => {
  it('should be of one product for each color, in the order of the file unless they are plainly sizes', () => {
    const { products, notes } = read(
      'yarn,Wool Yarn,Yarn,women,Weight,1kg,,,40,y.jpg,,',
      'yarn,,,,,250g,,,12,,,',
      'yarn,,,,,100g,,,6,,,',
      'tee,Tee,Tops,men,Size,XXL,Color,Red,24,r.jpg,,r.jpg',
      ...['S', 'XL'].map((s) => `tee,,,,,${s},,Red,20,,,r.jpg`),
      'tee,,,,,M,,Navy,18,n.jpg,,n.jpg',
    );
    expect(products).toMatchObject([
      {
        _id: 'yarn',
        name: 'Wool Yarn',
        price: 600,
        variants: { '1kg': { price: 4000 }, '250g': { price: 1200 } },
        sizes: ['1kg', '250g', '100g'],
        optionName: 'Weight',
      },
      {
        _id: 'tee-red',
        price: 2000,
        variants: { XXL: { price: 2400 } },
        sizes: ['S', 'XL', 'XXL'],
      },
      { _id: 'tee-navy', price: 1800, sizes: ['M'] },
    ]);
    expect(products[1]).not.toHaveProperty('optionName');
    expect(products[2]).not.toHaveProperty('variants');
    expect(notes).toEqual([
      expect.stringMatching(/^options shown as a size; .* "Weight"\)$/),
    ]);
  });

  it('should have a name of at most 100 characters', () => {
    const { products } = read(
      `tee,${'Long title '.repeat(20)},Tops,men,Color,${'Red and '.repeat(20)},,,9,t.jpg,,`,
    );
    expect(products[0]?.name).toMatch(/^Long title .{20,80}…, Red and .*…$/);
    expect(products[0]?.name.length).toBeLessThanOrEqual(100);
  });

  const TEE =
    'Handle,Title,Image Src,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price';

  it.each([
    [
      'for each size, where they differ',
      '20,30',
      '24,36',
      {
        variants: {
          S: { compareAtPrice: 3000 },
          L: { price: 2400, compareAtPrice: 3600 },
        },
      },
    ],
    [
      'once, where all are the same',
      '20,30',
      '20,30',
      { compareAtPrice: 3000 },
    ],
    [
      'only for the size that has one',
      '20,30',
      '20,',
      { variants: { S: { compareAtPrice: 3000 } } },
    ],
    ['for none without a reduction', '20,20', '20,0', {}],
  ])('should have the old price %s', (_name, small, large, offer) => {
    const { products } = readText(
      `${TEE}\ntee,Tee,t.jpg,Size,S,${small}\ntee,,,,L,${large}`,
    );
    const [{ compareAtPrice, variants } = {}] = products;
    expect({ compareAtPrice, variants }).toEqual(offer);
  });

  it('should have the SKU of each size', () => {
    const { products } = readText(
      'Handle,Title,Image Src,Option1 Name,Option1 Value,Variant Price,Variant SKU\ntee,Tee,t.jpg,Size,S,20,T-S\ntee,,,,L,20,',
    );
    expect(products).toMatchObject([{ variants: { S: { sku: 'T-S' } } }]);
  });
});

describe('colors', () => {
  it('should show an image for the longest color that its text names as a word', () => {
    const { products } = read(
      'shirt,Shirt,Tops,men,Color,Light Blue,,,30,light.jpg,Light Blue,',
      'shirt,,,,,Blue,,,30,blue.jpg,In blue,',
      'shirt,,,,,Red,,,30,all.jpg,Featured: worn in the rain,',
    );
    expect(products.map(imagesOf)).toEqual([
      'light.jpg all.jpg',
      'blue.jpg all.jpg',
      'all.jpg',
    ]);
  });

  it('should be one for all its spellings, in the whole file', () => {
    const { products, mapping } = read(
      'top,Top,Tops,women,Color,lilac,Size,S,30,t.jpg,,t.jpg',
      'top,,,,,lilac.,,M,30,,,t.jpg',
      'top,,,,,Lilac,,L,30,,,t.jpg',
      'cap,Cap,Hats,women,Color,LILAC,,,20,c.jpg,,',
    );
    expect(shownOf(products)).toEqual([
      ['Top, Lilac', 30, 'S M L'],
      ['Cap, Lilac', 20, 'One size'],
    ]);
    expect(mapping.colors).toMatchObject({ 'lilac.': 'Lilac' });
    expect(products.map(imagesOf)).toEqual(['t.jpg', 'c.jpg']);
  });

  it('should be added to an id and a title, unless it ends them as a word', () => {
    const { products } = read(
      'skirt,Skirt Layered,Skirts,women,Color,Red,,,30,s.jpg,,',
      'hat-red,Hat Red,Hats,women,Color,red,,,20,h.jpg,,',
    );
    expect(products).toMatchObject([
      { _id: 'skirt-red', name: 'Skirt Layered, Red' },
      { _id: 'hat-red', name: 'Hat Red' },
    ]);
  });

  it.each([
    ['parts of a file name', '40BLK_1', '40BLK_2', '40RED_1', '40RED_2'],
    ['the names of files', 'black-tee', 'black-back', 'tee-red', 'red-back'],
  ])(
    'should have the images that %s show',
    (_name, a = '', b = '', c = '', d = '') => {
      const { products, notes } = read(
        `tee,Tee,Tops,men,Color,Black,,,30,${a}.jpg,,${a}.jpg`,
        `tee,,,,,,,,,${b}.jpg,,`,
        `tee,,,,,Red,,,30,${c}.jpg,,${c}.jpg`,
        `tee,,,,,,,,,${d}.jpg,,`,
      );
      expect(products.map(imagesOf)).toEqual([
        `${a}.jpg ${b}.jpg`,
        `${c}.jpg ${d}.jpg`,
      ]);
      expect(notes).toEqual([]);
    },
  );

  it('should be noted where images of other colors may be shown', () => {
    const { notes } = read(
      'tee,Tee,Tops,men,Color,Black,,,30,1.jpg,,1.jpg',
      'tee,,,,,Red,,,30,2.jpg,,2.jpg',
      'tee,,,,,,,,,3.jpg,,',
      'tee,,,,,,,,,4.jpg,,',
      'cap,Cap,Hats,men,Color,Black,,,30,5.jpg,,',
      'cap,,,,,Red,,,30,6.jpg,,',
    );
    expect(notes).toEqual([
      'LOOK AT images that may show other colors; write the color into "Image Alt Text" in the file: 2 (row 2 "Tee", row 6 "Cap")',
    ]);
  });

  const ring = (...images: readonly [string, string]) =>
    read(
      `ring,Ring,Rings,women,Color,Black,Stone color,Jade,30,r.jpg,,${images[0]}`,
      `ring,,,,,Black,,Ruby,30,,,${images[1]}`,
      `ring,,,,,White,,Jade,30,,,${images[0]}`,
      `ring,,,,,White,,Ruby,30,,,${images[1]}`,
    );

  it('should be the first of two options, and the other one a choice', () => {
    const { products, notes } = ring('', '');
    expect(shownOf(products)).toEqual([
      ['Ring, Black', 30, 'Jade Ruby'],
      ['Ring, White', 30, 'Jade Ruby'],
    ]);
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^second colors shown as a size; .*: 1 \(row 2 "Stone color"\)$/,
      ),
    );
  });

  it('should be the option that has images of its own', () => {
    const { products } = ring('jade.jpg', 'ruby.jpg');
    expect(shownOf(products)).toEqual([
      ['Ring, Jade', 30, 'Black White'],
      ['Ring, Ruby', 30, 'Black White'],
    ]);
  });
});

describe('values that are no sizes', () => {
  it('should keep the order and the letters of initials, also next to sizes', () => {
    const { products } = read(
      'top,Top,Tops,women,Size,U,,,9,t.jpg,,',
      ...['K', 'A', 'U', 'P', 'Medium'].map(
        (letter) => `charm,Charm,Charms,women,Initial,${letter},,,9,c.jpg,,`,
      ),
      ...['M', 'L'].map((m) => `pin,Pin,Pins,women,Initials,${m},,,9,p.jpg,,`),
    );
    expect(shownOf(products)).toEqual([
      ['Top', 9, 'One size'],
      ['Charm', 9, 'K A U P Medium'],
      ['Pin', 9, 'M L'],
    ]);
  });

  it.each([
    ['Twin|Full|Queen|King'],
    ['Short|Medium|Long'],
    ['EUR S 45-52 kg|EUR 2XL 80-90 kg'],
    ['5 x 7|4 x 6'],
  ])('should keep the order %s', (text) => {
    const values = text.split('|');
    const rows = values.map(
      (value) => `a,A,As,women,Size,${value},,,9,a.jpg,,`,
    );
    expect(read(...rows).products).toMatchObject([{ sizes: values }]);
  });

  it('should be of one kind where the options differ by a plural', () => {
    const { mapping, notes } = read(
      'a,A,Bags,women,Design,Moth,Clor,Red,9,a.jpg,,',
      'b,B,Bags,women,Designs,Moth,,,9,b.jpg,,',
    );
    expect(mapping.options).toMatchObject({
      Design: 'color',
      Designs: 'color',
    });
    expect(notes).toEqual([]);
  });
});

describe('options that are no choice', () => {
  it.each([
    ['Ships From', 'China', 'Spain'],
    ['Versand aus', 'Lager 1', 'Lager 2'],
    ['Where', 'Poland', 'United States'],
  ])('should not show %s', (name, first, second) => {
    const { products, notes, mapping } = read(
      `coat,Coat,Coats,women,${name},${first},Size,M,80,c.jpg,,`,
      `coat,,,,,${second},,M,92,,,`,
      `coat,,,,,${first},,L,80,,,`,
    );
    expect(shownOf(products)).toEqual([['Coat', 80, 'M L']]);
    expect(mapping.options).toMatchObject({ [name]: 'ignore' });
    expect(notes).toEqual([
      'LOOK AT two prices of one size and color; delete the wrong row of the file: 1 (row 3 "the shop has 80, not 92")',
    ]);
  });
});

describe('categories', () => {
  const TEE = 'Handle,Title,Variant Price,Image Src,Type,Tags';

  it('should take "Uncategorized" for an empty cell', () => {
    const { products, notes } = readText(
      `${TEE},Product Category\nbag,Bag,30,b.jpg,,,Uncategorized\nhat,Hat,20,h.jpg,Hats,,Sin categoría\ncap,Cap,9,c.jpg,uncategorized,,`,
    );
    expect(
      products.map(({ category, subCategory }) => [category, subCategory]),
    ).toEqual([
      ['Clothing', 'Clothing'],
      ['Clothing', 'Hats'],
      ['Clothing', 'Clothing'],
    ]);
    expect(notes).toEqual([
      'products without a category, now in Clothing; "categories": { "": "Others" } in mapping.json sets another: 3 (row 2, row 3, row 4)',
      'products without a type, now in Clothing; "types": { "": "Others" } in mapping.json sets another: 2 (row 2, row 4)',
    ]);
  });

  it.each([
    ['Baby Blue', 'Clothing'],
    ['man-made', 'Clothing'],
    ['gender_women', 'Women'],
    ['Shop > Women', 'Women'],
    ['gift_for_man', 'Clothing'],
    ['kids_name_on_it', 'Clothing'],
  ])('should take the tag %s as a whole', (tag, category) => {
    const { products } = readText(`${TEE}\na,A,30,a.jpg,Tops,${tag}`);
    expect(products).toMatchObject([{ category }]);
  });

  it.each([
    ['adults; teens', 'Women'],
    ['Adult (13+)', 'Women'],
    ['kids; toddlers', 'Kids'],
  ])(
    'should be for the age group %s, and not for that of a tag',
    (group, category) => {
      const age = 'Age group (product.metafields.shopify.age-group)';
      const { products } = readText(
        `${TEE},Google Shopping / Gender,${age}\na,A,30,a.jpg,Tops,man,female,${group}`,
      );
      expect(products).toMatchObject([{ category }]);
    },
  );
});

describe('texts', () => {
  it('should have no entities, also where they are escaped twice', () => {
    const { products } = readText(
      'Handle,Title,Body (HTML),Type,Price,Image Src\ntea,Tea &amp;amp; Milk Shirt&nbsp;,<p>Soft cotton.&amp;nbsp;</p>,Tops &amp; Tees,30,t.jpg?a=1&copy=2\nmilk,Milk,&lt;p&gt;Warm&lt;/p&gt;,Tops,30,m.jpg',
    );
    expect(products).toMatchObject([
      {
        name: 'Tea & Milk Shirt',
        description: 'Soft cotton.',
        subCategory: 'Tops & Tees',
        pictures: [{ url: 't.jpg?a=1&copy=2' }],
      },
      { description: 'Warm' },
    ]);
  });

  it('should have one kind of apostrophe, and composed accents', () => {
    const { products } = readText(
      `Handle,Title,Type,Price,Image Src\na,Men's Cafe\u0301,Kid’s,30,a.jpg\nb,B,Kid's,30,b.jpg`,
    );
    expect(products).toMatchObject([
      { name: 'Men’s Caf\u00e9', subCategory: 'Kid’s' },
      { subCategory: 'Kid’s' },
    ]);
  });

  it.each([
    ['R&D &lt;3', 'R&D <3'],
    ['Don&#8217;t', 'Don’t'],
    ['&unknown;', '&unknown;'],
  ])('should decode %s', (text, expected) => {
    expect(decoded(text)).toBe(expected);
  });

  it('should be read from padded cells and cells with quotation marks', () => {
    const { products } = readText(
      'Handle,Title,Price,Image Src\n belt , "Belt, wide" ,20, b.jpg\nstrap,Strap 2" wide,9,s.jpg',
    );
    expect(products).toMatchObject([
      { _id: 'belt', name: 'Belt, wide', pictures: [{ url: 'b.jpg' }] },
      { name: 'Strap 2" wide', price: 900 },
    ]);
  });
});

it.each([
  ['39,90', 3990],
  ['1.299,00', 129900],
  ['1,299.5', 129950],
  ["1'299.00 CHF", 129900],
  ['US$ 12,-', 1200],
  ['12', 1200],
])('should read the price %s', (text, price) => {
  const { products } = readText(
    `Handle;Title;Variant Price;Image Src\nskirt;Skirt;${text};s.jpg`,
  );
  expect(products).toMatchObject([{ price }]);
});

it('should leave out what is no product, but not what sounds like it', () => {
  const { products, notes } = read(
    'cover,Parcel Cover,Insurance,,Title,0.98,,,0.98,c.jpg,,',
    'gift,E-Gift Card 50,,,,,,,50,g.jpg,,',
    'rush,Rush Fee,,,,,,,5,r.jpg,,',
    'holder,Gift Card Holder,Bags,women,,,,,20,h.jpg,,',
    'robe,Robe de fée,Dresses,women,,,,,90,d.jpg,,',
  );
  expect(products.map(({ _id }) => _id)).toEqual(['holder', 'robe']);
  expect(notes).toContain(
    'products left out, gift cards, insurances and fees: 3 (row 2 "cover", row 3 "gift", row 4 "rush")',
  );
});

describe('the warnings', () => {
  const images = { id: '', files: [], hash: '', isWhole: false };
  const warningsOf = ({ products, mapping }: ReturnType<typeof read>) =>
    warningsFor({
      mapping,
      products: products.map((product) => ({ ...product, images })),
      categories: [...new Set(products.map(({ category }) => category))],
      sizes: [...new Set(products.flatMap(({ sizes }) => sizes))],
    });

  it('should have none for a usual shop, nor for a tee in four colors', () => {
    const rows = ['Red', 'Navy', 'Sand', 'Fog'].map(
      (color) => `tee,Tee,Tops,men,Size,M,Color,${color},9,t.jpg,,`,
    );
    expect(warningsOf(read(...rows))).toEqual([]);
  });

  it('should warn of a shop that is sold out', () => {
    const soldOut = readText(
      'Handle,Title,Price,Image Src,Inventory tracker,Inventory quantity\na,A,9,a.jpg,shopify,0',
    );
    expect(warningsOf(soldOut)).toEqual([
      expect.stringMatching(/^LOOK AT all products, which are sold out;/),
    ]);
  });

  it('should warn of a shop in one group that sells no clothes', () => {
    const rows = ['Lamp', 'Mug', 'Map'].map(
      (name) => `${name},${name},Gifts,man,Size,Large,,,9,m.jpg,,`,
    );
    expect(warningsOf(read(...rows))).toEqual([]);
    const gifts = rows.map((row) => row.replace('Large', 'One size'));
    expect(warningsOf(read(...gifts))).toEqual([
      'LOOK AT the category of all products; if it is wrong: "categories": { "men": "Clothing" } in mapping.json',
    ]);
  });

  it('should warn of products without a group beside those with one', () => {
    const columns = 'Handle,Title,Price,Image Src,Tags,Product Category';
    const rows = [
      'a,A,9,a.jpg,women,Apparel > Clothing',
      'b,B,9,b.jpg,,Apparel > Clothing',
    ];
    const text = [columns, ...rows].join('\n');
    expect(warningsOf(readText(text))).toEqual([
      'LOOK AT the products in Clothing: the file does not say for whom they are, as for those in Women; "categories": { "*": "Women" } in mapping.json puts them there',
    ]);
    const categories = { '*': 'Others' };
    expect(warningsOf(readText(text, { categories }))).toEqual([]);
  });

  it('should warn of categories without a meaning to a shopper', () => {
    const columns = 'Handle,Title,Price,Image Src,Product Category';
    const rows = Array.from(
      { length: 13 },
      (_row, i) => `p${i},P${i},9,p.jpg,Goods > Level ${i}`,
    );
    expect(warningsOf(readText([columns, ...rows].join('\n')))).toEqual([
      expect.stringMatching(/^LOOK AT categories with one product: Level 0, /),
      expect.stringMatching(/^LOOK AT 13 categories; /),
    ]);
  });
});

const HAND = 'Handle;Title;Variant Price;Image Src;Option1 Name;Option1 Value';

it.each([
  ['columns that are not read', `${HAND};Sale Price\na;A;9;a.jpg;;;5`],
  ['broken letters', `${HAND}\na;GrÃ¼n;9;a.jpg`],
  ['rows left out, the Handle is empty', `${HAND}\na;A;9;a.jpg\n;B;9;b.jpg`],
  ['rows with the Handle of', `${HAND}\na;A;9;a.jpg;Size;S\na;B;9;;;M`],
  ['variants left out', `${HAND}\na;A;9;a.jpg;Size;S\na;;ab 7;;;M`],
  ['cells with several', `${HAND}\na;A;9;a.jpg;Size;S, M\na;;9;;;L`],
  ['cells with several', `${HAND}\na;A;9;a.jpg;Color;Red, Sand`],
  ['cells with several', `${HAND}\na;A;9;a.jpg;Size;03. Jun\na;;9;;;6-9`],
  ['variants without a value', `${HAND}\na;A;9;a.jpg;Size;S\na;;9;;;`],
  ['reductions', `${HAND};Variant Compare At Price\na;A;9;a.jpg;;;7`],
  [
    'variants without a stock',
    `${HAND};Variant Inventory Qty\na;A;9;a.jpg;;;x`,
  ],
])('should warn of %s in %j', (cause, text) => {
  expect(readText(text).notes[0]).toMatch(`LOOK AT ${cause}`);
});

it('should read a file by hand, with quantities alone and several images in a cell', () => {
  const { products, notes } = readText(
    `sep=;\n${HAND};Type;Tags;Body (HTML);Variant Inventory Qty;Published\na;A;9;"a.jpg, b,c.jpg";Größe;36,5;Tops;women;"Soft.\nWarm.";0;WAHR\na;;9;;;37;;;;2;\nb;B;9;b.jpg;;;Tops;women;;1;FALSCH`,
  );
  expect(products).toMatchObject([
    {
      sizes: ['36,5', '37'],
      variants: { '36,5': { soldOut: true } },
      description: 'Soft.\nWarm.',
    },
  ]);
  expect(products.map(imagesOf)).toEqual(['a.jpg b,c.jpg']);
  expect(notes).toEqual([
    expect.stringMatching(/^products left out, not published/),
    expect.stringMatching(/^variants sold out/),
  ]);
});

import { decoded } from '../src/productText';
import { compareSizes } from '../src/sizes';
import { warningsFor } from '../src/warnings';
import { imagesOf, readText } from './support/read';

// Exports that once made a wrong shop without a word.

const COLUMNS =
  'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Image Alt Text,Variant Image';

const read = (...rows: readonly string[]) =>
  readText([COLUMNS, ...rows].join('\n'));

type Products = ReturnType<typeof read>['products'];
const shownOf = (products: Products) =>
  products.map(({ name, price, sizes }) => [name, price, sizes.join(' ')]);

describe('sizes of several prices', () => {
  it('should make a product for each price, named by its sizes', () => {
    const { products, notes } = read(
      'yarn,Wool Yarn,Yarn,women,Size,1kg,,,40,y.jpg,,',
      'yarn,,,,,250g,,,12,,,',
      'yarn,,,,,100g,,,6,,,',
    );
    expect(shownOf(products)).toEqual([
      ['Wool Yarn, 100g', 6, '100g'],
      ['Wool Yarn, 250g', 12, '250g'],
      ['Wool Yarn, 1kg', 40, '1kg'],
    ]);
    expect(products.map(({ id }) => id)).toContain('yarn-1kg');
    expect(notes).toEqual([
      'products of several prices, now one for each price: 1 (row 2 "Wool Yarn")',
    ]);
  });

  it('should name neighbors as a range, and others as a list', () => {
    const { products } = read(
      'tee,Tee,Tops,men,Size,XXL,Color,Red,24,r.jpg,,r.jpg',
      ...['S', 'M', 'L', 'XL'].map((s) => `tee,,,,,${s},,Red,20,,,r.jpg`),
      ...['S', 'L'].map((s) => `tee,,,,,${s},,Navy,20,n.jpg,,n.jpg`),
      'tee,,,,,M,,Navy,18,,,n.jpg',
    );
    expect(shownOf(products)).toEqual([
      ['Tee, Red, S–XL', 20, 'S M L XL'],
      ['Tee, Red, XXL', 24, 'XXL'],
      ['Tee, Navy, S, L', 20, 'S L'],
      ['Tee, Navy, M', 18, 'M'],
    ]);
    expect(products.map(({ id }) => id)).toEqual([
      'tee-red-s-xl',
      'tee-red-xxl',
      'tee-navy-s-l',
      'tee-navy-m',
    ]);
  });

  it('should name them by what they have in common', () => {
    const { products } = read(
      'ring,Ring,Rings,women,Size,50,Metal,Brass,30,r.jpg,,',
      'ring,,,,,52,,Brass,30,,,',
      'ring,,,,,50,,Silver,80,,,',
      'ring,,,,,52,,Silver,80,,,',
    );
    expect(products.map(({ name, price }) => [name, price])).toEqual([
      ['Ring, Brass', 30],
      ['Ring, Silver', 80],
    ]);
  });

  it('should put large units after small ones', () => {
    const sizes = ['100g', '250 g', '1kg', '1.5 kg'];
    expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
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

  it('should be added to a title that only ends with the same letters', () => {
    const { products } = read(
      'skirt,Skirt Layered,Skirts,women,Color,Red,,,30,s.jpg,,',
      'hat,Hat Red,Hats,women,Color,red,,,20,h.jpg,,',
    );
    expect(products.map(({ name }) => name)).toEqual([
      'Skirt Layered, Red',
      'Hat Red',
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
    expect(notes).toContain(
      'second colors, shown as a size: 1 (row 2 "Stone color")',
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
      'LOOK AT prices that are lost, an earlier row has the size and color: 1 (row 3 "92")',
    ]);
  });
});

describe('categories', () => {
  const TEE = 'Handle,Title,Variant Price,Image Src,Type,Tags';

  it('should take "Uncategorized" for an empty cell', () => {
    const { products, notes } = readText(
      `${TEE},Product Category\nbag,Bag,30,b.jpg,,,Uncategorized\nhat,Hat,20,h.jpg,Hats,,Sin categoría\ncap,Cap,9,c.jpg,uncategorized,,`,
    );
    expect(products.map(({ category, type }) => [category, type])).toEqual([
      ['Clothing', 'Clothing'],
      ['Clothing', 'Hats'],
      ['Clothing', 'Clothing'],
    ]);
    expect(notes).toEqual([
      'products without a category, now in Clothing: 3 (row 2, row 3, row 4)',
      'products without a type, now of the type Clothing: 2 (row 2, row 4)',
    ]);
  });

  it.each([
    ['Baby Blue', 'Clothing'],
    ['man-made', 'Clothing'],
    ['gender_women', 'Women'],
  ])('should take the tag %s as a whole', (tag, category) => {
    const { products } = readText(`${TEE}\na,A,30,a.jpg,Tops,${tag}`);
    expect(products).toMatchObject([{ category }]);
  });

  it.each([
    ['adults; teens', 'Women'],
    ['Adult (13+)', 'Women'],
    ['kids; toddlers', 'Kids'],
  ])('should be for the age group %s', (group, category) => {
    const age = 'Age group (product.metafields.shopify.age-group)';
    const { products } = readText(
      `${TEE},Google Shopping / Gender,${age}\na,A,30,a.jpg,Tops,,female,${group}`,
    );
    expect(products).toMatchObject([{ category }]);
  });
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
        type: 'Tops & Tees',
        pictures: [{ url: 't.jpg?a=1&copy=2' }],
      },
      { description: 'Warm' },
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
      { id: 'belt', name: 'Belt, wide', pictures: [{ url: 'b.jpg' }] },
      { name: 'Strap 2" wide', price: 9 },
    ]);
  });
});

it.each([
  ['39,90', 39.9],
  ['1.299,00', 1299],
  ['1,299.5', 1299.5],
  ['12', 12],
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
  expect(products.map(({ id }) => id)).toEqual(['holder', 'robe']);
  expect(notes).toContain(
    'products left out, gift cards, insurances and fees: 3 (row 2 "cover", row 3 "gift", row 4 "rush")',
  );
});

describe('the warnings', () => {
  const images = { id: '', files: [], hash: '', isWhole: false };
  const warningsOf = (products: Products) =>
    warningsFor({
      products: products.map((product) => ({ ...product, images })),
      categories: [...new Set(products.map(({ category }) => category))],
      sizes: [...new Set(products.flatMap(({ sizes }) => sizes))],
    });

  it('should have none for a usual shop', () => {
    const rows = ['S', 'M'].map(
      (s) => `tee,Tee,Tops,men,Size,${s},,,9,t.jpg,,`,
    );
    expect(warningsOf(read(...rows).products)).toEqual([]);
  });

  it('should warn of many products, and of sizes that are countries', () => {
    const colors = ['Red', 'Navy', 'Sand'];
    const rows = colors.map(
      (color) => `tee,Tee,Tops,men,Color,${color},Cut,Spain,9,t.jpg,,`,
    );
    const { products } = read(
      ...rows,
      'tee,,,,,Red,,Wide,9,,,',
      'tee,,,,,Red,,Poland,9,,,',
    );
    expect(warningsOf(products)).toEqual([
      'LOOK AT products: 1 of the file became 3',
      'LOOK AT sizes that are countries: Poland, Spain',
    ]);
  });

  it('should warn of categories without a meaning to a shopper', () => {
    const columns = 'Handle,Title,Price,Image Src,Product Category';
    const rows = Array.from(
      { length: 13 },
      (_row, i) => `p${i},P${i},9,p.jpg,Goods > Level ${i}`,
    );
    const { products } = readText([columns, ...rows].join('\n'));
    expect(warningsOf(products)).toEqual([
      expect.stringMatching(/^LOOK AT categories with one product: Level 0, /),
      'LOOK AT 13 categories',
    ]);
  });
});

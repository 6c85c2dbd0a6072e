import type { Mapping } from '../src/mapping';
import { mappingSchema } from '../src/mapping';
import { decoded, idOf, textOf } from '../src/productText';
import { createDecisions } from '../src/decisions';
import { contentOf } from '../src/shopFiles';
import { canBeSorted, compareSizes, sizeOf, sizesIn } from '../src/sizes';
import { parsePrice } from '../src/variants';
import { linesOf, readFixture, readText } from './support/read';

describe('the mapping', () => {
  it.each<readonly [fixture: string, mapping: Partial<Mapping>, line: string]>([
    [
      'stock',
      { soldOut: 'leaveOut' },
      'Tee | Clothes/Tops | 20 | Size: M, XL, XXL | tee.jpg',
    ],
    [
      'stock',
      { soldOut: 'leaveOut' },
      'products left out, no variant that can be sold (1): row 7 "gone"',
    ],
    [
      'stock',
      { soldOut: 'offer' },
      'Gone | Clothes/Tops | 20 | Size: S | gone.jpg',
    ],
    [
      'options',
      { options: { schuhgröße: 'size', Farbe: 'ignore' } },
      'Shoe | Clothes/Shoes | 50 | Schuhgröße: 36,5, 37 | shoe.jpg',
    ],
    [
      'tags',
      { categories: { LADIES: 'Dames' }, types: { '*': 'All' } },
      'Ladies | Dames/All | 20 | Size: One size | d.jpg',
    ],
    [
      'tags',
      { tags: { kid: '', women: '' } },
      'Both | Men/Tops | 20 | Size: One size | h.jpg',
    ],
    [
      'categories',
      { categories: { hats: 'Caps' } },
      'Sin | Caps/Hats | 20 | Size: One size | e.jpg',
    ],
    [
      'categories',
      { categories: { '*': 'Shop' } },
      'Level | Shop/Vases | 20 | Size: One size | c.jpg',
    ],
    [
      'categories',
      { categories: { decor: 'Home', 'raincoat for women': 'Ladies' } },
      'Raincoat for Women | Ladies/Coats | 9 | Size: One size | m.jpg',
    ],
    [
      'categories',
      { categories: { decor: 'Home' } },
      'Level | Home/Vases | 20 | Size: One size | c.jpg',
    ],
    [
      'categories',
      { categories: { '': 'Unisex' } },
      'Sin | Unisex/Hats | 20 | Size: One size | e.jpg',
    ],
    [
      'noType',
      { types: { '': 'Extras' } },
      'Belt | Men/Extras | 30 | Size: One size | a.jpg',
    ],
    [
      'noType',
      { types: { '': 'Extras', belt: 'Belts' } },
      'Belt | Men/Belts | 30 | Size: One size | a.jpg',
    ],
    [
      'everyDecision',
      { sizes: { mediano: 'Middle' } },
      'Polo | Products/Products | 22 | Talla: S, Middle 27 | a.jpg',
    ],
  ])('should decide about %s by %j', (fixture, mapping, line) => {
    expect(linesOf(readFixture(fixture, mapping))).toContain(line);
  });
});

it('should read a column of the mapping by its name in any export', () => {
  const { products } = readText('Kod,Navn,Pris,Billede\na,Hat,9,a.jpg', {
    columns: { Kod: 'Handle', Navn: 'Name', Pris: 'Price', Billede: 'Images' },
  });
  expect(products.map(({ name, price }) => [name, price])).toEqual([
    ['Hat', 900],
  ]);
});

it('should read the columns that the mapping names, and the row of a product above its variants', () => {
  const columns = {
    Vater: 'Handle',
    Artikelnummer: 'Handle',
    Artikelname: 'Title',
    Merkmal: 'Option1 Name',
    Wert: 'Option1 Value',
    'Brutto-VK': 'Variant Price',
    Lagerbestand: 'Variant Inventory Qty',
    'Bild 1': 'Image Src',
    'Bild 2': 'Image Src',
  };
  const read = readText(
    `Artikelnummer;Vater;Artikelname;Merkmal;Wert;Brutto-VK;Lagerbestand;Bild 1;Bild 2
10;;Polo;Größe;;1.299,00;0;polo.jpg;
10-S;10;Polo S;Größe;S;1.299,00;0;polo.jpg;polo-2.jpg
10-M;10;Polo M;Größe;M;1.299,00;4;polo.jpg;polo-2.jpg
11;;Tasche;;;9,90;3;tasche.jpg;
`,
    { columns, language: 'de' },
  );
  expect(linesOf(read)).toEqual([
    expect.stringContaining('"categories"'),
    expect.stringContaining('"types"'),
    expect.stringContaining('variants sold out'),
    'Polo | Artikel/Artikel | 1299 | Größe: S sold out, M | polo.jpg polo-2.jpg',
    'Tasche | Artikel/Artikel | 9.9 | Size: Einheitsgröße | tasche.jpg',
  ]);
});

const TABLE = {
  producto: 'Title',
  color: 'Option1 Value',
  talles: 'Option2 Value',
  precio: 'Variant Price',
  stock: 'Variant Inventory Qty',
  imagen: 'Image Src',
};

it('should read a table with a row for each color, and its sizes in a cell', () => {
  const read = readText(
    `producto,color,talles,precio,stock,imagen
REMERA,Arena,"S,M,L",$ 16.990,,fotos/IMG_1.jpg|fotos/IMG_2.jpg
REMERA,Gris,"S,M,L",16.990,AGOTADO,fotos/IMG_3.jpg
BAGGY,Celeste,"38; 40",34990,NEW,fotos/IMG_4.jpg
BOLSO,,,12.490,,fotos/IMG_5.jpg`,
    { columns: TABLE, currency: { code: 'ARS', locale: 'de-DE' } },
  );
  expect(linesOf(read)).toEqual([
    'ASK "categories" (1): row 2 "" (an empty cell): "Products" and 2 more',
    'ASK "types" (1): row 2 "" (an empty cell): "Products" and 2 more',
    expect.stringMatching(/^LOOK AT variants whose stock.*: row 4 "NEW"$/),
    expect.stringMatching(/^variants sold out.*: row 3$/),
    'REMERA, Arena | Products/Products | 16990 | Talle: S, M, L | IMG_1.jpg IMG_2.jpg',
    'REMERA, Gris | Products/Products | 16990 | Talle: S sold out, M sold out, L sold out | IMG_3.jpg',
    'BAGGY, Celeste | Products/Products | 34990 | Talle: 38, 40 | IMG_4.jpg',
    'BOLSO | Products/Products | 12490 | Size: One size | IMG_5.jpg',
  ]);
});

it('should read values that are sizes under any name, and ask about others that a cell lists', () => {
  const read = (cell: string) =>
    readText(`producto,precio,imagen,Ancho\na,9,a.jpg,"${cell}"`, {
      columns: { ...TABLE, Ancho: 'Option1 Value' },
    });
  expect(read('S/M/L').products[0]?.sizes).toEqual(['S', 'M', 'L']);
  expect(linesOf(read('Twin, Full'))).toContain(
    'ASK "options" (1): row 2 "Ancho": "size" (Twin, Full)',
  );
});

const readStock = (stock: string) =>
  readText(
    `Title,Price,Image Src,Type,Tags,Inventory quantity\na,9,a.jpg,T,men,${stock}`,
    { tags: { men: 'men' }, soldOut: 'leaveOut' },
  );

it.each([
  '0',
  'sold out',
  'Agotado',
  'AUSVERKAUFT',
  'épuisé',
  'Esaurito',
  'no',
])('should read that %s is sold out', (stock) => {
  expect(readStock(stock).products).toEqual([]);
});

it.each(['3', 'in stock', 'Auf Lager', 'Disponible', 'dostępny', 'yes'])(
  'should read that %s is available, and not report it',
  (stock) => {
    const { products, notes } = readStock(stock);
    expect(products[0]?.variants).toBeUndefined();
    expect(notes).toEqual([]);
  },
);

it.each([
  ['Rozmiary', 'Rozmiar'],
  ['Größen', 'Größe'],
  ['Coloris', undefined],
  ['Maten', 'Maat'],
  ['Taglie', 'Taglia'],
  ['Tailles', 'Taille'],
  ['Sizes', undefined],
])('should read the column %s as an option called %s', (column, name) => {
  const { products, mapping } = readText(
    `Title,Price,Image Src,Type,${column}\na,9,a.jpg,T,Tall\na,9,b.jpg,T,Wide`,
    { columns: { [column]: 'Option1 Value' } },
  );
  const isSize = column !== 'Coloris';
  expect(mapping.options).toEqual({ [column]: isSize ? 'size' : 'color' });
  expect(products[0]?.optionName).toBe(name);
});

it('should follow the answer for a type rather than that for a tag', () => {
  const { products } = readText(
    `Title,Price,Image Src,Type,Tags
a,9,a.jpg,Shirts,NEW IN
b,9,b.jpg,Coats,NEW IN`,
    { categories: { 'NEW IN': 'News', Shirts: 'Tops' } },
  );
  expect(products.map(({ category }) => category)).toEqual(['Tops', 'News']);
});

it.each([
  [
    'French',
    'Type,Nom,Publié,Visibilité dans le catalogue,En stock ?,Date de fin de promo,Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1,Mis en avant ?',
  ],
  [
    'German',
    'Typ,Name,Veröffentlicht,Sichtbarkeit im Katalog,Vorrätig?,"Datum, an dem Angebotspreis endet",Angebotspreis,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e),Ist hervorgehoben?',
  ],
  [
    'Spanish',
    'Tipo,Nombre,Publicado,Visibilidad en el catálogo,¿Existencias?,Día en que termina el precio rebajado,Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1,¿Está destacado?',
  ],
  [
    'Polish',
    'Typ,Nazwa,Opublikowano,Widoczność w katalogu,Na stanie?,Data zakończenia promocji,Cena promocyjna,Cena,Kategorie,Obrazki,Element nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1,Wyróżniony produkt?',
  ],
  [
    'Italian',
    "Tipo,Nome,Pubblicato,Visibilità nel catalogo,In stock?,Data in cui termina l'offerta,Prezzo in offerta,Prezzo di listino,Categorie,Immagine,Genitore,Nome dell'attributo 1,Valore dell'attributo 1,In primo piano?",
  ],
  [
    'earlier Italian',
    'Tipo,Nome,Pubblicato,Visibilità nel catalogo,In stock?,Termine data del prezzo di vendita,Prezzo in offerta,Prezzo di listino,Categorie,Immagine,Genitore,Attributo 1 nome,Attributo 1 valuta(e),In primo piano?',
  ],
  [
    'Dutch',
    'Type,Naam,Gepubliceerd,Zichtbaarheid in catalogus,Op voorraad?,Einddatum actieprijs,Actieprijs,Reguliere prijs,Categorieën,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1,Uitgelicht?',
  ],
  [
    'Portuguese',
    'Tipo,Nome,Publicado,Visibilidade no catálogo,Em estoque?,Data de preço promocional termina em,Preço promocional,Preço,Categorias,Imagens,Ascendente,Nome do atributo 1,Valores do atributo 1,Em destaque?',
  ],
  [
    'Swedish',
    'Typ,Namn,Publicerad,Synlighet i katalog,I lager?,Datum när reapriset upphör,Reapris,Ordinarie pris,Kategorier,Bilder,Överordnad,Attribut 1 namn,Attribut 1 värde(n),Utvald?',
  ],
])('should read an export of WooCommerce in %s', (_language, header) => {
  const read = readText(`${header},ID
simple,Draft,0,visible,1,,,30,Hats,draft.jpg,,,,0,1
simple,Hidden,1,hidden,1,,,30,Hats,hidden.jpg,,,,0,2
simple,Hat,1,visible,0,,20,30,Hats,hat.jpg,,,,0,3
simple,Cap,1,visible,1,2020-01-31,20,30,Hats,cap.jpg,,,,1,4
variable,Coat,1,visible,1,,,,Coats,coat.jpg,,Size,"S, M",0,5
variation,Coat,1,visible,1,,,90,,,id:5,Size,M,0,6
variation,Coat,0,visible,1,,,90,,,id:5,Size,S,0,7
`);
  expect(linesOf(read).slice(-3)).toEqual([
    'Coat | Coats/Coats | 90 | Size: M | coat.jpg',
    'Cap | Hats/Hats | 30 | Size: One size | cap.jpg',
    'Hat | Hats/Hats | 20 was 30 | Size: One size sold out | hat.jpg',
  ]);
  expect(read.products.map(({ bestseller }) => bestseller)).toEqual([
    false,
    true,
    false,
  ]);
  expect(read.notes).toContain(
    'variants left out, not published in the file (1): row 8',
  );
});

it('should read a table with columns such as Typ and Cena as a table to map, not as an export of WooCommerce', () => {
  const table = `Typ;Nazwa;Cena;Opis;Zdjęcia;Kolor;Wiek produktu
Sukienki;Sukienka Maja;249,00 zł;Lniana.;maja.jpg;beżowy;nowy`;
  const given = { ...mappingSchema.parse({}), language: 'pl' as const };
  expect(() => readText(table, given)).toThrow(
    'This has no "Variant Price", "Image Src".',
  );
  expect(given.columns).toEqual({
    Cena: '',
    Zdjęcia: '',
    Kolor: 'Option2 Value',
    'Wiek produktu': '',
  });
  const columns = { Cena: 'Variant Price', Zdjęcia: 'Image Src' };
  expect(linesOf(readText(table, { ...given, columns })).slice(-1)).toEqual([
    'Sukienka Maja | Produkty/Sukienki | 249 | Size: Rozmiar uniwersalny | maja.jpg',
  ]);
});

it.each([
  ['its oldest product first', '1:0 2:0 3:0', '3 2 1'],
  ['products that its owner has sorted', '2:0 1:0 3:0', '2 1 3'],
  ['positions', '1:2 2:0 3:1', '2 3 1'],
])(
  'should order an export of WooCommerce with %s',
  (_order, products, expected) => {
    const rows = products.split(' ').map((each) => each.replace(':', ','));
    const read = readText(
      `Type,Regular price,Images,Name,ID,Position\n${rows
        .map((row) => `simple,20,a.jpg,${row.slice(0, 1)},${row}`)
        .join('\n')}`,
    );
    expect(read.products.map(({ name }) => name).join(' ')).toBe(expected);
  },
);

it('should keep a no-break space in a name', () => {
  const { products } = readText(
    'Title,Price,Image Src\n"Linen&nbsp;Shirt&nbsp; No.\u00a05\n",9,a.jpg',
  );
  expect(products.map(({ _id, name }) => [_id, name])).toEqual([
    ['linen-shirt-no-5', 'Linen\u00a0Shirt No.\u00a05'],
  ]);
});

it('should name a column of WooCommerce with days that is not read', () => {
  const { notes } =
    readText(`Type,Name,Published,Sale price,Regular price,Images,Date sale price starts,Fin de oferta,Stock
simple,Hat,1,20,30,hat.jpg,2020-01-01,2020-01-31 00:00:00,3
simple,Cap,1,,30,cap.jpg,,,3`);
  expect(notes.filter((note) => note.includes('not read'))).toEqual([
    expect.stringContaining('(1): row 1 "Fin de oferta"'),
  ]);
});

it('should call the only color of a metafield as the mapping says', () => {
  const colors = { 'Off white': 'Cream' };
  expect(readFixture('facts', { colors }).products[0]?.color?.name).toBe(
    'Cream',
  );
});

it('should read both descriptions of WooCommerce, with its line breaks', () => {
  expect(
    readFixture('wooCommerceInGerman').products.map(
      ({ description }) => description,
    ),
  ).toEqual([
    'Wolle.\n\nLang.',
    'Leicht.\n\nBio-Baumwolle.\nPflege: 30 °C',
    'Leicht.\n\nBio-Baumwolle.\nPflege: 30 °C',
  ]);
});

it('should read the color, the size and the material of a simple product of WooCommerce, and report other attributes once', () => {
  const read = readText(
    `Type,Name,Regular price,Categories,Images,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)
simple,Sciarpa,20,Women,a.jpg,Colore,Rosso,Materiale,100% seta,Fantasia,Righe
simple,Cappello,20,Women,b.jpg,Taglia,M,Stagione,Estate
simple,Guanti,20,Women,c.jpg,Stagione,Inverno,Colore,"Rosso, Blu"
simple,Cintura,20,Women,d.jpg,Fibbia,Ottone,Lavorazione,A mano`,
    { columns: { Fibbia: 'Material', Lavorazione: '' } },
  );
  expect(linesOf(read)).toEqual([
    'LOOK AT columns or attributes that are not read; "columns" in mapping.json names those that the shop needs (2): row 1 "Stagione", row 1 "Colore"',
    'Sciarpa | Women/Women | 20 | Size: One size | a.jpg | material: 100% seta | color: Rosso',
    'Cappello | Women/Women | 20 | Taglia: M | b.jpg',
    'Guanti | Women/Women | 20 | Size: One size | c.jpg',
    'Cintura | Women/Women | 20 | Size: One size | d.jpg | material: Ottone',
  ]);
});

it('should drop the shortcodes of WooCommerce, and show its gallery with each color', () => {
  const { products, notes } = readText(
    `ID,Type,Name,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Description
1,variable,Coat,,Men,"a.jpg, b.jpg",,Color,"Red, Blue","[vc_row][caption width=""300""]Wool.[/caption] [M] [gallery ids=""1,2""][/vc_row]"
2,variation,Coat,20,,red.jpg,id:1,Color,Red,
3,variation,Coat,20,,blue.jpg,id:1,Color,Blue,`,
  );
  expect(notes).toEqual([]);
  const pictures = products.map((product) =>
    product.pictures.map(({ url }) => url),
  );
  expect(pictures).toEqual([
    ['red.jpg', 'a.jpg', 'b.jpg'],
    ['blue.jpg', 'a.jpg', 'b.jpg'],
  ]);
  expect(products[0]?.description).toBe('Wool. [M]');
});

it.each(['utf16le', 'UTF-16BE'])('should read a file in %s', (encoding) => {
  const text = '\uFEFFHandle,Title,Price,Image Src\na,Żółty “Ł”,9,a.jpg';
  const bytes = Buffer.from(text, 'utf16le');
  const { products, notes } = readText(
    encoding === 'utf16le' ? bytes : bytes.swap16(),
  );
  expect(products.map(({ name }) => name)).toEqual(['Żółty “Ł”']);
  expect(notes.filter((note) => note.startsWith('LOOK'))).toEqual([]);
});

it('should read a file in Windows-1252, and say so', () => {
  // What the bytes 0x80 and 0x92 are in Windows-1252 alone.
  const columns = 'Handle,Title,Price,Image Src';
  const text = `${columns}\na,Café,9,a.jpg\nb,Homme\x92s,9 \x80,b.jpg`;
  const { products, notes } = readText(Buffer.from(text, 'latin1'));
  expect(products.map(({ name }) => name)).toEqual(['Café', 'Homme’s']);
  expect(notes.filter((note) => note.startsWith('LOOK'))).toEqual([
    expect.stringMatching(
      /^LOOK AT letters with accents; the file is not UTF-8 and was read as Windows-1252\. .* In Excel: /,
    ),
  ]);
});

it.each<readonly [string, Partial<Mapping>]>([
  ['language', { language: 'pl' }],
  ['locale', { currency: { code: 'CZK', locale: 'cs-CZ' } }],
  ['currency', { currency: { code: 'PLN', locale: 'en' } }],
])(
  'should read a file in Windows-1250 if the %s is of Central Europe',
  (_cause, given) => {
    const text =
      'Handle,Title,Price,Image Src\na,\x8caty \xbf\xf3\xb3te,9 \x80,a.jpg';
    const { products, notes } = readText(Buffer.from(text, 'latin1'), given);
    expect(products.map(({ name }) => name)).toEqual(['Śaty żółte']);
    expect(notes.join('\n')).toContain(
      'the file is not UTF-8 and was read as Windows-1250. Where',
    );
  },
);

it.each([
  ['Published', 'WAHR', 1],
  ['Published', 'FALSCH', 0],
  ['Published', '1', 1],
  ['Published', 'Ja', 1],
  ['Published', '-1', 0],
  ['Published', '2', 0],
  ['Status', 'Published', 1],
  ['Status', '1', 1],
  ['Status', 'Unlisted', 0],
])('should read that a product is published: %s %s', (column, text, count) => {
  const columns = `Handle,Title,Price,Image Src,${column}`;
  const { products } = readText(`${columns}\na,A,9,a.jpg,${text}`);
  expect(products).toHaveLength(count);
});

it.each([
  ['Published', 'Vielleicht'],
  ['Published', '2'],
  ['Status', 'Aktiviert'],
])('should leave out and report %s: %s', (column, text) => {
  const { products, notes } = readText(
    `Handle,Title,Price,Image Src,Size,${column}
a,A,9,a.jpg,,${text}
b,B,9,b.jpg,S,
b,,9,,M,${text}`,
    { columns: { Size: 'Option1 Value' } },
  );
  expect(products.map(({ sizes }) => sizes)).toEqual([['S']]);
  expect(notes).toContain(
    `LOOK AT rows whose "Published" or "Status" is neither yes nor no, and is read as no; write true or false (2): row 2 "${text}", row 4 "${text}"`,
  );
});

it.each([
  ['/t/a.jpg,/t/b.jpg', ['/t/a.jpg', '/t/b.jpg']],
  ['a.jpg|b.PNG,c.webp', ['a.jpg', 'b.PNG', 'c.webp']],
  ['https://a.b/w_1,h_2/a.jpg', ['https://a.b/w_1,h_2/a.jpg']],
])('should read the images %s', (cell, expected) => {
  const { products } = readText(`Handle;Title;Price;Image Src\na;A;9;${cell}`);
  expect(products[0]?.pictures.map(({ url }) => url)).toEqual(expected);
});

it('should read no type from a column that calls all products so', () => {
  const read = readText(
    `Handle,Title,Price,Image Src,Type,Product Category
a,A,9,a.jpg,product,Men / Hoodies
b,B,9,b.jpg,product,Men / Coats`,
  );
  expect(linesOf(read)).toEqual([
    'A | Men/Hoodies | 9 | Size: One size | a.jpg',
    'B | Men/Coats | 9 | Size: One size | b.jpg',
  ]);
});

it('should propose the type of a shop in another language for the English category of Shopify', () => {
  const text = `Handle,Title,Price,Image Src,Type,Product Category
a,A,9,a.jpg,Accessoires,Apparel & Accessories > Clothing Accessories > Scarves
b,B,9,b.jpg,Accessoires,Apparel & Accessories > Clothing Accessories
c,C,9,c.jpg,Robes,Apparel & Accessories > Clothing > Dresses
d,D,9,d.jpg,Pulls,Apparel & Accessories > Clothing > Sweaters`;
  const namesIn = (language: 'en' | 'fr') =>
    readText(text, { language }).products.map(
      ({ category, subCategory }) => `${category}/${subCategory}`,
    );
  expect(namesIn('fr')).toEqual([
    'Accessoires/Accessoires',
    'Accessoires/Accessoires',
    'Clothing/Robes',
    'Clothing/Pulls',
  ]);
  expect(namesIn('en')).toEqual([
    'Clothing Accessories/Accessoires',
    'Clothing Accessories/Accessoires',
    'Clothing/Robes',
    'Clothing/Pulls',
  ]);
});

it('should keep the whole text of a fact', () => {
  const care = 'Wash at 30 °C. '.repeat(40).trim();
  const { products } = readText(
    `Handle,Title,Price,Image Src,Care\na,A,9,a.jpg,${care}`,
  );
  expect(products[0]?.facts?.care).toBe(care);
});

it('should drop the apostrophe that shops write before a formula', () => {
  const { products, notes } = readText(
    `Handle,Title,Price,Image Src,Published,Care
a,A,9,a.jpg,,'- 30 °C
b,'n Tee,9,b.jpg,,'t is wool
c,C,9,c.jpg,'-1,`,
  );
  const facts = products.map((product) => [product.name, product.facts?.care]);
  expect(facts).toEqual([
    ['A', '- 30 °C'],
    ["'n Tee", "'t is wool"],
  ]);
  expect(notes).toContain(
    'products left out, not published in the file (1): row 4 "c"',
  );
});

it('should report a value of WooCommerce that is neither yes nor no', () => {
  const { products, notes } = readText(
    `Type,Name,Published,Visibility in catalog,Regular price,Images
simple,Hat,soon,visible,30,hat.jpg
simple,Cap,-1,visible,30,cap.jpg
simple,Scarf,1,hidden,30,scarf.jpg`,
  );
  expect(products).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^LOOK AT rows whose.* \(1\): row 2 "soon"$/),
    expect.stringMatching(
      /^products left out.* \(3\): row 2 "hat", row 3 "cap", row 4 "scarf"$/,
    ),
  ]);
});

it('should leave out a variant that is not published', () => {
  const { products, notes } = readText(
    `Handle,Title,Price,Image Src,Size,Active
a,A,9,a.jpg,S,1
a,,9,,M,0
a,,9,,L,`,
    { columns: { Size: 'Option1 Value', Active: 'Published' } },
  );
  expect(products.map(({ sizes }) => sizes)).toEqual([['S', 'L']]);
  expect(notes).toContain(
    'variants left out, not published in the file (1): row 3',
  );
});

describe('a file in which no column says what is published', () => {
  const read = (column: string, texts: readonly string[], given = {}) =>
    readText(
      `Handle,Title,Price,Image Src,${column}\n${texts
        .map((text, i) => `${i},P${i},9,${i}.jpg,${text}`)
        .join('\n')}`,
      given,
    );

  it.each([
    ['Visible', ['Yes', 'Yes']],
    ['product_online', ['1', '2']],
    ['Sichtbar', ['x', '']],
    ['Aktiv', ['ja', 'nein']],
    ['Archived', ['N', 'Y']],
    ['Udgivet', ['1', '-1']],
  ])('should be refused with the column %s %j', (column, texts) => {
    expect(() => read(column, texts)).toThrow(
      `No column says which products are published. Write into "columns" of mapping.json which one of these is "Published" (with 1, true or yes) or "Status" (with active), and "" for the others: ${column}`,
    );
  });

  it.each([
    ['Udgivet', ['1', '1']],
    ['Weight', ['0', '1.5']],
    ['Visible', ['', '']],
  ])('should be read with the column %s %j', (column, texts) => {
    expect(read(column, texts).products).toHaveLength(2);
  });

  it('should follow the mapping', () => {
    const texts = ['Yes', 'No'];
    const published = { columns: { visible: 'Published' } };
    expect(read('Visible', texts, published).products).toHaveLength(1);
    const ignored = read('Visible', texts, { columns: { Visible: '' } });
    expect(ignored.products).toHaveLength(2);
    expect(ignored.notes.join()).not.toContain('not read');
  });
});

describe('idOf', () => {
  it.each([
    ['guernsey-jumper-navy', 'guernsey-jumper-navy'],
    ['Café  Crème', 'cafe-creme'],
    ['Weiß', 'weiss'],
    ['Größe', 'grosse'],
    ['Sørøy Łódź', 'soroy-lodz'],
    ['Cœur Æble Þór', 'coeur-aeble-thor'],
    ['Kırmızı Đorđe', 'kirmizi-dorde'],
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
    ['S,M,L,XL', 'S|M|L|XL'],
    ['S, M', 'S|M'],
    ['38;40', '38|40'],
    ['38,40', '38|40'],
    ['36/38/40', '36|38|40'],
    ['S/M, L/XL', 'S/M|L/XL'],
    ['36,5, 37', '36,5|37'],
    ['2 años|4 años', '2 años|4 años'],
    ['36,5', '36,5'],
    ['36,67', '36,67'],
    ['S/M', 'S/M'],
    ['3/4 years', '3/4 years'],
    ['M, 38-40', 'M, 38-40'],
    ['40 EU, 7 US, 6 UK', '40 EU, 7 US, 6 UK'],
    ['Red, Navy', 'Red, Navy'],
  ])('should be listed by %s as %s', (cell, sizes) => {
    expect(sizesIn(cell).join('|')).toBe(sizes);
  });

  it.each([
    ['XXS XS S M L XL XXL 3XL 4XL'],
    ['3XS 2XS XS S M L XL 2XL XXXL 4XL'],
    ['PP P M G GG'],
    ['35 36 36.5 37 37.5 44'],
    ['36|36½|37|38 1/2|39,5'],
    ['36 EU - 4 US|36 2/3 EU - 4.5 US|37⅓ EU|38 EU|38 ⅔'],
    ['S|S/M|M|L'],
    ['0-3 Monate|3-6 M|6-12 mois|18M|2-3 Y|4-5 años|6 ans|12歳'],
    ['28 / 30|28 / 32|30 / 30'],
    ['S|M|38|40|One size'],
    ['EU 38|EU 40'],
    ['EUR XXL 82 kg|EUR 3XL 90 kg|4XL|38'],
  ])('should be in the order %s', (text) => {
    const sizes = text.split(text.includes('|') ? '|' : ' ');
    expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
  });

  it.each([
    ['S', 's|small|Pequeño|klein'],
    ['XL', 'X-Large|extra large|1XL|extra grande'],
    ['XXS', 'xx-small|2XS'],
    ['2XS', '2XS|XXS|xx-small'],
    ['3XL', '3X-Large|XXXL'],
    ['XXXL', 'XXXL|3XL'],
    ['2XL/3XL', '2XL/3XL'],
    [
      'One size',
      '1SZ|OSFM|OSFA|1 Size|O/S|Talla única|TAILLE UNIQUE|Einheitsgröße|フリーサイズ',
    ],
    ['36.5', '36.5|36,5|36½|36 1/2'],
    ['36 2/3', '36 2/3|36⅔'],
    ['3-6 months', '3-6 months|3-6M|3 à 6 mois'],
  ])('should be %s for %s', (label, spellings) => {
    const decisions = createDecisions(mappingSchema.parse({}));
    for (const spelling of spellings.split('|'))
      expect([spelling, sizeOf(spelling, decisions)]).toEqual([
        spelling,
        label,
      ]);
  });

  it('should not be one for other letters with the same place', () => {
    const decisions = createDecisions(mappingSchema.parse({}));
    const sizes = ['P', 'S', 'S/L', 'XS/XL', 'M', '2XL', '3XL'];
    expect(sizes.map((text) => sizeOf(text, decisions))).toEqual(sizes);
  });
});

const row = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

it('should list the sizes of a shop by what its filter shows', () => {
  const { products, mapping } = readText(
    `Title,Price,Image Src,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value
Cap,9,a.jpg,T,men,,,,
Jeans,9,b.jpg,T,men,Waist,30,Cut,Slim
Jeans,9,b.jpg,T,men,Waist,32,Cut,Wide
Chinos,9,c.jpg,T,men,Waist,28,Cut,Slim
Chinos,9,c.jpg,T,men,Waist,30,Cut,Wide
Shirt,9,d.jpg,T,men,Size,S,,`,
  );
  const images = { id: '', files: [], hash: '', isWhole: false };
  const all = products.map((product) => ({ ...product, images }));
  expect(contentOf(all, mapping, 'no-shop').sizes).toEqual([
    'S',
    '28 / Slim',
    '30 / Slim',
    '30 / Wide',
    '32 / Wide',
    'One size',
  ]);
});

describe('textOf', () => {
  it.each([
    ['<h2>Care</h2><p>Wash cold.</p>', 'Care\n\nWash cold.'],
    [
      `<table>${row('Cloth', 'Linen')}${row('Fit', 'Wide')}</table>`,
      'Cloth: Linen\nFit: Wide',
    ],
    [
      `<table>${row('Material:', '100 % Schurwolle')}${row('', 'Wide')}</table>`,
      'Material: 100 % Schurwolle\nWide',
    ],
    [
      `<table>${row('Size', 'Chest', 'Fit')}${row('S', '59,5', '70')}</table>`,
      'Size · Chest · Fit\nS · 59,5 · 70',
    ],
    [
      '<table><tr><td> </td>\n<td><b>Length</b>\n</td><td>Width</td></tr></table>',
      'Length · Width',
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

it.each([
  ['R&D &lt;3', 'R&D <3'],
  ['Don&#8217;t', 'Don’t'],
  ['&unknown;', '&unknown;'],
])('should decode %s', (text, expected) => {
  expect(decoded(text)).toBe(expected);
});

it.each([
  ['39,90', 3990],
  ['1.299,00', 129900],
  ['1,299.5', 129950],
  ["1'299.00 CHF", 129900],
  ['US$ 12,-', 1200],
  ['29.0000', 2900],
  ['12', 1200],
  ['1 299 kr', 129900],
])('should read the price %s', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

it.each([
  ['$ 25.990', '.', 2599000],
  ['1.299.000', '.', 129900000],
  ['25.99', '.', 2599],
  ['25,990', '.', undefined],
  ['25,990', ',', 2599000],
])(
  'should read the price %s where %s is before thousands',
  (text, separator, price) => {
    expect(parsePrice(text, separator)).toBe(price);
  },
);

describe('the values of an option', () => {
  it.each([
    ['40 EU - 7 US|8.5 US', false],
    ['Twin|Full|Queen|King', false],
    ['Short|Medium|Long', false],
    ['1kg|250g', false],
    ['S|M|38|40|One size', true],
    ['6M|12M|2T|4|6', true],
    ['EUR S 45-52 kg|EUR 2XL 80-90 kg', true],
  ])('should have an order or none: %s', (values, expected) => {
    expect(canBeSorted(values.split('|'))).toBe(expected);
  });
});

it.each([
  [0, 1],
  [1, 0],
])(
  'should look at a shop that is sold out, but not with a stock of one: %d',
  (stock, count) => {
    const { notes } = readText(
      `Handle,Title,Price,Image Src,Inventory quantity\na,A,9,a.jpg,0\nb,B,9,b.jpg,${stock}`,
    );
    const looks = notes.filter((note) =>
      note.startsWith('LOOK AT all products, which are sold out;'),
    );
    expect(looks).toHaveLength(count);
  },
);

it('should print one question about all options, with examples, before all else', () => {
  const rows = Array.from({ length: 11 }, (_row, i) =>
    [1, 2, 3, 4, 5].map((n) => `p${i},P${i},T,C,O${i},A${n},9,p${i}.jpg`),
  );
  const { notes, mapping } = readText(
    [
      'Handle,Title,Type,Product Category,Option1 Name,Option1 Value,Variant Price,Image Src',
      ',Lost,T,C,,,9,l.jpg',
      ...rows.flat(),
      'q,Q,,C,O7,A7,9,q.jpg',
      'q,,,,,A2,9,',
    ].join('\n'),
    { categories: { C: 'C' } },
  );
  expect(notes).toEqual([
    expect.stringMatching(
      /^ASK What are these "options": "size", "color" or "ignore"\? \(11\): row 3 "O0": "size" \(A1, A2, A3, A4\), .*, row 38 "O7": "size" \(A1, A2, A3, A4\) and 1 more, .*, …$/,
    ),
    expect.stringMatching(/^LOOK AT rows left out, they have no Handle/),
  ]);
  expect(Object.keys(mapping.options)).toHaveLength(11);
});

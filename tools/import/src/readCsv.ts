import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import columns from './columns.json';
import type { Decisions } from './decisions';
import { isOf } from './mapping';
import { decoded, normalized } from './productText';
import { endsWithWord, isNo, isYes, plain } from './words';

export type Cells = Readonly<Record<string, string>>;

/** A row of the file; the header is row 1, as in a spreadsheet. */
export interface Row {
  number: number;
  /** The cell of a column, named as in exports or by its metafield; or ''. */
  cell: (column: string) => string;
  hasColumn: (column: string) => boolean;
  /** The row with some other cells, and maybe another number. */
  with: (others: Cells, number?: number) => Row;
}

const rowOf = (number: number, cells: ReadonlyMap<string, string>): Row => ({
  number,
  cell: (column) => cells.get(column.toLowerCase()) ?? '',
  hasColumn: (column) => cells.has(column.toLowerCase()),
  with: (others, other = number) => {
    const changed = new Map(cells);
    for (const [column, text] of Object.entries(others))
      changed.set(column.toLowerCase(), text);
    return rowOf(other, changed);
  },
});

/**
 * The names of columns in other exports, without accents and signs. A 1 is that
 * of any option or attribute.
 */
const OTHER_NAMES = new Map(
  Object.entries(columns.names).flatMap(([name, others]) =>
    others.split(', ').map((other) => [plain(other), name]),
  ),
);

const knownNameOf = (name: string): string => {
  const [digit = '1'] = /\d/.exec(name) ?? [];
  const known = OTHER_NAMES.get(plain(name.replace(digit, '1')));
  return (known?.replace('1', digit) ?? name).toLowerCase();
};

/**
 * How the import calls a column. `Pflege (product.metafields.custom.care)` is a
 * fact by its label, or by the key of the metafield.
 */
export const columnOf = (name: string): string => {
  const [, label = '', metafield, key = ''] =
    /^(.*?) *\((product\.metafields\..*?([^.]*))\)$/.exec(name) ?? [];
  const fact = [label, key]
    .map(knownNameOf)
    .find((column) => Object.hasOwn(columns.facts, column));
  return fact ?? knownNameOf(metafield ?? name);
};

/** The columns that the import reads, or that Shopify has for other systems. */
const KNOWN =
  /^(|handle|title|body \(html\)|product category|type|tags|published|published at|date sale price (starts|ends)|created at|status|gift card|material|fabric weight|fit|care|origin|option\d (name|value|linked to)|image (src|position|alt text)|variant (price|compare at price|image|inventory (tracker|qty|policy)|sku|grams|barcode|taxable|requires shipping|fulfillment service|weight unit|tax code)|vendor|collection|sku|barcode|charge tax|tax code|requires shipping|fulfillment service|weight .*|cost per item|(seo|unit price|google shopping|included|price|compare at price) .*|.*product\.metafields.*)$/;

/** The names of columns that may say whether a product is published. */
const PUBLICATION =
  /publi|visib|sichtbar|zichtbaar|synlig|stat|a[ck]ti[fv]|online|archiv|draft|hidden|enabled/;

const isYesOrNo = (text: string) => text === '' || isYes(text) || isNo(text);

const DAY = /^(|\d{4}-\d\d-\d\d.*)$/;

/** Where older programs write Windows-1250. */
const CENTRAL_EUROPE = /^(CZ|HR|HU|PL|RO|SI|SK)$/;

/** The encodings by the byte order mark at the beginning of a file. */
const MARKED: Readonly<Record<string, string>> = {
  fffe: 'UTF-16LE',
  feff: 'UTF-16BE',
};

/** What a text in UTF-8 becomes that a program takes for Windows-1252. */
const BROKEN = /\uFFFD|Ã[¡-¿Ÿ]|â€/;

const NEEDED = ['Title', 'Variant Price', 'Image Src'];

const ADVICE = `The import reads the columns of Shopify and, in nine languages, of WooCommerce. For another table, such as that of Squarespace, JTL or PrestaShop, say in mapping.json which columns are ${NEEDED.join(', ')}, Published and others, such as { "columns": { "Artikelname": "Title", "Preis": "Variant Price" } }. --write-mapping writes the names of its columns there. tools/import/README.md explains them.`;

const SAVE_AGAIN =
  'In Excel: Data > From Text/CSV, then File > Save As > CSV UTF-8. In Google Sheets: File > Import, then File > Download > Comma-separated values.';

/** What the `Type` of a row of WooCommerce begins with, in all languages. */
const WOOCOMMERCE_TYPE = /^(simple|variable|variation)\b/;

/** Columns whose texts get one kind of apostrophe, and composed accents. */
const IS_NAME = /^(title|type|tags|product category|option)/;

const readText = (path: string, { mapping, report }: Decisions): string => {
  const bytes = readFileSync(path);
  // Without `stream`, Node 20 reads € and ’ as control characters.
  const textAs = (encoding: string) =>
    new TextDecoder(encoding).decode(bytes, { stream: true });
  const older = `Windows-${isOf(CENTRAL_EUROPE, mapping) ? 1250 : 1252}`;
  const marked = MARKED[bytes.toString('hex', 0, 2)];
  const text = textAs(marked ?? (isUtf8(bytes) ? 'UTF-8' : older));
  if (/^\s*[<[{]/.test(text))
    throw new Error(`${path} is no CSV, but JSON or XML.`);
  if (marked ?? (isUtf8(bytes) && !text.includes('\0'))) return text;
  if (text.includes('\0') || BROKEN.test(textAs('Windows-1252'))) {
    const [before = ''] = textAs('UTF-8').split(/[\uFFFD\0]/);
    throw new Error(
      `Line ${before.split('\n').length} of ${path} is no CSV, but a workbook, or in another code than UTF-8 and ${older}. ${SAVE_AGAIN}`,
    );
  }
  report('encoding', undefined, older);
  return text;
};

const namesOf = (columns: readonly { header: string }[]) =>
  columns.map(({ header }) => header).join(', ');

/** Reads the rows of a file. They lack a `Handle` only in WooCommerce. */
export const readCsv = (path: string, decisions: Decisions): readonly Row[] => {
  const { mapping, given, report } = decisions;
  // Excel may write its delimiter above the header.
  const text = readText(path, decisions).replace(/^sep=.\s+/i, '');
  const [header = [], ...records] = parse(text, {
    // The character that follows the name of the first column.
    delimiter: /[,;\t]/.exec(text)?.[0] ?? ',',
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    relaxQuotes: true,
    trim: true,
    // Shops write it before what a spreadsheet takes for a formula.
    cast: (cell) => cell.replace(/^'(?=[-+=@])/, ''),
  });
  if (records.length === 0)
    throw new Error('The file has no rows below the header.');
  // If two columns have one name, the first one of the mapping with a value
  // counts.
  const places = Object.keys(mapping.columns);
  const inOrder = header
    .map((header, at) => ({
      header,
      name: columnOf(given.columns(header) ?? header),
      cells: records.map((row) => row[at] ?? ''),
    }))
    .sort((a, b) => places.indexOf(a.header) - places.indexOf(b.header));
  const has = (name: string) =>
    inOrder.some((column) => column.name === name.toLowerCase());
  // Other tables may have columns with names such as Typ and Cena, too.
  const isWooCommerce =
    !has('Handle') &&
    has('Regular price') &&
    inOrder.some(
      ({ name, cells }) =>
        name === 'type' && cells.some((cell) => WOOCOMMERCE_TYPE.test(cell)),
    );
  const unread = inOrder.filter(
    ({ name, cells }) => !KNOWN.test(name) && cells.some(Boolean),
  );
  const unclear = unread.filter(
    ({ name, cells }) =>
      PUBLICATION.test(name) ||
      (new Set(cells).size > 1 && cells.every(isYesOrNo)),
  );
  const missing = NEEDED.filter((name) => !has(name));
  if (missing.length > 0 && !isWooCommerce) {
    for (const column of unread.filter((each) => !unclear.includes(each))) {
      const { header } = column;
      const option = endsWithWord(header, 'size') ? 'Option1 Value' : '';
      mapping.columns[header] ??= endsWithWord(header, 'color')
        ? 'Option2 Value'
        : option;
    }
    throw new Error(`This has no "${missing.join('", "')}". ${ADVICE}`);
  }
  if (unclear.length > 0 && !has('Published') && !has('Status'))
    throw new Error(
      `No column says which products are published. Write into "columns" of mapping.json which one of these is "Published" (with 1, true or yes) or "Status" (with active), and "" for the others: ${namesOf(unclear)}`,
    );
  // Of WooCommerce, the days of a sale matter: an ended sale would go on.
  const toName = unread.filter(
    ({ cells }) => !isWooCommerce || cells.every((cell) => DAY.test(cell)),
  );
  if (toName.length > 0) report('unread', { number: 1 }, namesOf(toName));
  return records.flatMap((cells, i): readonly Row[] => {
    const number = i + 2;
    const more = cells.length - header.length;
    if (more > 0)
      throw new Error(
        `Row ${number} has ${more} cells more than the header: ${JSON.stringify(cells.join(',').slice(0, 80))}. A text with a comma needs quotation marks around it: "Red, Navy". Join such texts in one cell again. ${SAVE_AGAIN}`,
      );
    if (!cells.some(Boolean)) return [];
    const broken = cells.find((text) => BROKEN.test(text));
    if (broken) report('brokenText', { number }, broken);
    const texts = new Map<string, string>();
    for (const { header, name, cells } of inOrder) {
      const cell = decoded(cells[i] ?? '').trim();
      if (/^(published|status)$/.test(name) && !isYesOrNo(cell))
        report('unclear', { number }, cell);
      const text = IS_NAME.test(name) ? normalized(cell) : cell;
      const all = [texts.get(name), text].filter(Boolean);
      texts.set(name, name === 'image src' ? all.join(', ') : (all[0] ?? ''));
      const nameColumn = name.replace(/(?<=^option\d )value$/, 'name');
      if (!has(nameColumn) && columnOf(header) !== name)
        texts.set(nameColumn, texts.get(nameColumn) ?? header);
    }
    if (!has('Handle') && !isWooCommerce)
      texts.set('handle', texts.get('title') ?? '');
    return [rowOf(number, texts)];
  });
};

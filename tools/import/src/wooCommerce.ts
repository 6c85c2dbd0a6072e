import columns from './columns.json';
import type { Decisions } from './decisions';
import { idOf } from './productText';
import { columnOf, type Cells, type Row } from './readCsv';
import { isPublished } from './variants';
import { hasWord, isWord, partsOf } from './words';

/** The texts of a cell; a comma in a text has a backslash before it. */
const textsIn = (cell: string) =>
  partsOf(cell, /(?<!\\),/).map((text) => text.replaceAll('\\,', ','));

/** The attributes of a row with their values. */
const attributesIn = (row: Row) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) => ({
      name: row.cell(`Attribute ${i} name`),
      values: textsIn(row.cell(`Attribute ${i} value(s)`)),
    }))
    .filter(({ name }) => name !== '');

/**
 * The most specific category, below the name of a shop as in a taxonomy, and
 * the parts of the others, which may name for whom the product is, too.
 */
const categoryCells = (row: Row): Cells => {
  const paths = textsIn(row.cell('Categories'))
    .filter((path) => !isWord(path, 'none'))
    .map((path) => partsOf(path, '>'))
    .sort((a, b) => b.length - a.length);
  const Type = paths[0]?.at(-1) ?? '';
  const levels = Type && ['Shop', ...paths.flat()].join(' > ');
  return { Type, 'Product Category': levels };
};

/**
 * Shortcodes of WordPress, such as `[gallery ids="1"]`, `[/caption]`, and
 * `[row]` if `[/row]` follows. Their texts stay.
 */
const SHORTCODE =
  /\[\/[a-z][\w-]*\]|\[([a-z][\w-]*)(?:\s+[\w-]+=[^\]]*\]|\](?=[^]*\[\/\1\]))/g;

/** Both descriptions; a line break between texts is written as `\n`. */
const bodyOf = (row: Row): string =>
  [row.cell('Short description'), row.cell('Body (HTML)')]
    .filter(Boolean)
    .join('<br><br>')
    .replaceAll(SHORTCODE, '')
    .replaceAll(/(?<!>)\\n(?!<)/g, '<br>')
    .replaceAll('\\n', ' ');

/** The attributes that no variation has: facts, the color and the size. */
const factCells = (
  row: Row,
  variations: readonly Row[],
  { given, report }: Decisions,
): Cells => {
  const chosen = variations.flatMap(attributesIn).map(({ name }) => name);
  const cells: Record<string, string> = {};
  for (const { name, values } of attributesIn(row)) {
    const [value = '', ...others] = values;
    const column = columnOf(given.columns(name) ?? name);
    const isOne = others.length === 0;
    if (chosen.includes(name) || value === '' || column === '') continue;
    if (Object.hasOwn(columns.facts, column)) cells[column] = values.join(', ');
    else if (isOne && hasWord(name, 'color')) cells[columns.color] ??= value;
    else if (isOne && hasWord(name, 'size'))
      Object.assign(cells, { 'Option3 Name': name, 'Option3 Value': value });
    else report('unread', { number: 1 }, name);
  }
  return cells;
};

/** A draft has -1, and a variation that is not enabled has 0. */
const isListed = (row: Row) =>
  isPublished(row) && row.cell('Visibility in catalog') !== 'hidden';

const DAY = 24 * 60 * 60 * 1000;

/** The price, without a sale of another time, the stock and the image. */
const offerCells = (row: Row, product: Row, { report }: Decisions): Cells => {
  const regular = row.cell('Regular price');
  const start = row.cell('Date sale price starts');
  const end = row.cell('Date sale price ends');
  const isLater = Date.parse(start) > Date.now();
  // The last day belongs to the sale.
  const isOver = Date.parse(end) < Date.now() - DAY;
  const sale = isLater || isOver ? '' : row.cell('Sale price');
  const day = isLater ? start : end;
  if (row.cell('Sale price') !== '' && day !== '' && !isOver)
    report('saleDates', product, day);
  return {
    'Variant Price': sale || regular,
    'Variant Compare At Price': sale && regular,
    'Variant Inventory Tracker': row.cell('In stock?') && 'shopify',
    'Variant Inventory Qty': row.cell('In stock?') === '0' ? '0' : '1',
    'Variant Image': textsIn(row.cell('Image Src'))[0] ?? '',
  };
};

/** The options of a variation; one without a value is made in each of them. */
const optionsOf = (variation: Row, product: Row) => {
  const ofProduct = attributesIn(product);
  return attributesIn(variation).reduce<readonly Cells[]>(
    (all, { name, values }, i) => {
      const known = ofProduct.find((each) => each.name === name)?.values ?? [];
      const column = `Option${i + 1}`;
      return all.flatMap((cells) =>
        (values.length > 0 ? values : known).map((value) => ({
          ...cells,
          [`${column} Name`]: name,
          [`${column} Value`]: value,
        })),
      );
    },
    [{}],
  );
};

const typeOf = (row: Row) => textsIn(row.cell('Type'))[0] ?? '';

/** The rows of an export of WooCommerce as Shopify would write them. */
export const fromWooCommerce = (rows: readonly Row[], decisions: Decisions) => {
  if (rows[0]?.hasColumn('Handle')) return rows;
  // Those that are left out do not come first, as the row of the product.
  const variations = rows
    .filter((row) => typeOf(row) === 'variation')
    .sort((a, b) => Number(isListed(b)) - Number(isListed(a)));
  const handles = new Set<string>();
  const products = rows.map((row): readonly Row[] => {
    const type = typeOf(row);
    if (type === 'variation') return [];
    if (type !== 'simple' && type !== 'variable') {
      decisions.report('otherType', row, type);
      return [];
    }
    const id = idOf(row.cell('Title'));
    const Handle = handles.has(id) ? `${id}-${row.cell('ID')}` : id;
    handles.add(Handle);
    const keys = [`id:${row.cell('ID')}`, row.cell('Variant SKU')];
    const own = variations.filter((each) =>
      keys.filter(Boolean).includes(each.cell('Parent')),
    );
    const product = row.with({
      'Body (HTML)': bodyOf(row),
      ...categoryCells(row),
      ...factCells(row, own, decisions),
      Handle,
    });
    const offers = own.length > 0 ? own : [row];
    return offers.flatMap((offer) =>
      (offer === row ? [{}] : optionsOf(offer, row)).map((options) =>
        product.with(
          {
            ...options,
            ...offerCells(offer, row, decisions),
            'Variant SKU': offer.cell('Variant SKU'),
            Published: String([row, offer].every(isListed)),
          },
          offer.number,
        ),
      ),
    );
  });
  const place = ([row]: readonly Row[], column: string) =>
    Number(row?.cell(column)) || 0;
  // A shop begins with the newest product. An export begins with the oldest,
  // unless its owner has sorted it.
  const all = products.filter((each) => each.length > 0);
  const isById = all.every(
    (each, i) => place(each, 'ID') > place(all[i - 1] ?? [], 'ID'),
  );
  return (isById ? all.toReversed() : all)
    .toSorted((a, b) => place(a, 'Position') - place(b, 'Position'))
    .flat();
};

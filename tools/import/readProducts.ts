import { z } from 'zod';
import { finderOf, type Mapping } from './mapping';
import { picturesOf, type Picture } from './colorPictures';
import { idOf, onOneLine, textOf } from './productText';
import { quoted, type Row } from './readCsv';

export interface ImportedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly type: string;
  readonly price: number;
  /**
   * The day on which the product was added, such as `2026-10-28`; null if the
   * file has none.
   */
  readonly date: string | null;
  readonly bestseller: boolean;
  readonly sizes: readonly string[];
  readonly color?: { readonly style: string; readonly name: string };
  readonly pictures: readonly Picture[];
}

const OPTIONS = ['Option1', 'Option2', 'Option3'];
const VALUES = OPTIONS.map((option) => `${option} Value`);

type Role = Mapping['options'][string];

const guessRole = (option: string): Role => {
  if (
    /size|gr(ö|oe)(ss|ß)e|taille|talla|maat|taglia|tamanho|サイズ|尺/i.test(
      option,
    )
  )
    return 'size';
  return /colou?r|farbe|couleur|kleur|\bcor\b|カラー|色/i.test(option)
    ? 'color'
    : 'ignore';
};

const CATEGORIES = {
  women: 'Women',
  female: 'Women',
  men: 'Men',
  male: 'Men',
  kids: 'Kids',
};

const TITLE = z
  .string()
  .min(1, 'is empty')
  .max(120, 'is longer than 120 characters');
const PRICE = z
  .string()
  .regex(
    /^(?=.*[1-9])(\d{1,8}|10{8})(\.\d\d?)?$/,
    'is not a price; expected 0.01 to 100000000',
  );
const QUANTITY = z.string().regex(/^(-?\d{1,9})?$/, 'is not a whole number');
const isDay = (text: string) =>
  text === '' || z.iso.date().safeParse(text.slice(0, 10)).success;
const DATE = z.string().refine(isDay, 'is not a date such as 2026-11-22');

const partsOf = (text: string, separator: string) =>
  text.split(separator).flatMap((part) => part.trim() || []);

export const listOf = (names: readonly string[]) =>
  `${names.slice(0, 20).join(', ')}${names.length > 20 ? ` and ${names.length - 20} more` : ''}`;

const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

const ADVICE = `Save this as mapping.json and add --mapping mapping.json. An option is "size", "color" or "ignore".`;

export const readProducts = (rows: readonly Row[], mapping: Mapping) => {
  const problems: { readonly row: number; readonly text: string }[] = [];
  const unknownOptions = new Map<string, Role>();
  const ids = new Map<string, number>();
  const [soldOut, skipped]: [string[], string[]] = [[], []];
  let soldOutVariants = 0;
  const roleNamed = finderOf<Role>({
    size: 'size',
    color: 'color',
    colour: 'color',
    ...mapping.options,
  });
  const sizeNamed = finderOf({ '': 'One size', ...mapping.sizes });
  const typeNamed = finderOf(mapping.types);
  const own = Object.fromEntries(
    Object.values(mapping.categories).map((label) => [label, label] as const),
  );
  const categoryNamed = finderOf({
    ...CATEGORIES,
    ...own,
    ...mapping.categories,
  });

  const problem = (row: Row, column: string, text: string) =>
    void problems.push({
      row: row.number,
      text: `${row.place(column)}: ${text}`,
    });

  const read = (
    row: Row,
    column: string,
    schema: z.ZodString,
  ): string | undefined => {
    const { data, error } = schema.safeParse(row.cell(column));
    if (error)
      problem(
        row,
        column,
        `${quoted(row.cell(column))} ${error.issues[0]?.message ?? ''}`,
      );
    return data;
  };

  /**
   * The first known of the tags, the gender and the levels of "Product
   * Category", else its second level.
   */
  const categoryOf = (row: Row): string => {
    const tags = partsOf(row.cell('Tags'), ',');
    const levels = partsOf(row.cell('Product Category'), '>');
    const known = [
      ...tags,
      row.cell('Google Shopping / Gender'),
      ...levels.toReversed(),
    ]
      .map(categoryNamed)
      .find(Boolean);
    const category = known ?? mapping.categories['*'] ?? levels[1] ?? levels[0];
    if (category !== undefined) return category;
    problem(
      row,
      'Tags',
      `${quoted(row.cell('Tags'))} has no category; see "categories" in mapping.json`,
    );
    return '';
  };

  const typeOf = (row: Row): string => {
    const value =
      row.cell('Type') ||
      (partsOf(row.cell('Product Category'), '>').at(-1) ?? '');
    const type = typeNamed(value) ?? mapping.types['*'] ?? value;
    if (type === '') problem(row, 'Type', 'the product has no type');
    return type;
  };

  const rolesOf = (first: Row, variants: readonly Row[]) =>
    OPTIONS.flatMap((option) => {
      const column = `${option} Value`;
      const name = first.cell(`${option} Name`);
      if (
        variants.every((row) =>
          ['', 'Default Title'].includes(row.cell(column)),
        )
      )
        return [];
      const role = roleNamed(name);
      if (role !== undefined) return [{ column, role }];
      if (!unknownOptions.has(name))
        problem(
          first,
          `${option} Name`,
          `${quoted(name)} is unknown; see "options" in mapping.json`,
        );
      unknownOptions.set(name, guessRole(name));
      return [];
    });

  const isInStock = (row: Row): boolean => {
    const quantity = read(row, 'Variant Inventory Qty', QUANTITY) ?? '';
    const isTracked =
      row.cell('Variant Inventory Tracker') !== '' && quantity !== '';
    const isSoldOn = /^(continue|true)$/i.test(
      row.cell('Variant Inventory Policy'),
    );
    return !isTracked || isSoldOn || Number(quantity) > 0;
  };

  const productsOf = (
    group: readonly [Row, ...Row[]],
  ): readonly ImportedProduct[] => {
    const [first] = group;
    const variantRows = group.filter(
      (row) =>
        row === first ||
        [...VALUES, 'Variant Price'].some((column) => row.cell(column) !== ''),
    );
    const roles = rolesOf(first, variantRows);
    const valueOf = (row: Row, wanted: Role) => {
      const columns = roles.flatMap(({ role, column }) =>
        role === wanted ? [column] : [],
      );
      const missing = columns.find((column) => row.cell(column) === '');
      if (missing) problem(row, missing, `the ${wanted} is missing`);
      return columns.map((column) => onOneLine(row.cell(column))).join(' / ');
    };
    const seen = new Map<string, Row>();
    const variants = variantRows.map((row) => {
      const key = JSON.stringify(VALUES.map((column) => row.cell(column)));
      const other = seen.get(key);
      if (other)
        problem(
          row,
          'Option1 Value',
          `the variant is already in row ${other.number}`,
        );
      seen.set(key, row);
      const [size, color] = [valueOf(row, 'size'), valueOf(row, 'color')];
      const price = Number(read(row, 'Variant Price', PRICE) ?? 0);
      return {
        row,
        size: sizeNamed(size) ?? size,
        color,
        price,
        hasStock: isInStock(row),
      };
    });
    const name = onOneLine(read(first, 'Title', TITLE) ?? '');
    const style = idOf(first.cell('Handle'));
    const dates = ['Published At', 'Created At'].map((column) =>
      read(first, column, DATE),
    );
    const common = {
      description: textOf(first.cell('Body (HTML)')),
      category: categoryOf(first),
      type: typeOf(first),
      date: dates.find(Boolean)?.slice(0, 10) ?? null,
      bestseller: /(^|,)\s*best-?seller\s*(,|$)/i.test(first.cell('Tags')),
    };
    for (const row of group) read(row, 'Image Position', QUANTITY);
    const picturesIn = picturesOf(
      group,
      new Map(variants.map(({ row, color }) => [row, color])),
    );

    return [...new Set(variants.map(({ color }) => color))].flatMap(
      (color): readonly ImportedProduct[] => {
        const ofColor = variants.filter((variant) => variant.color === color);
        const offered = ofColor.filter(({ hasStock }) => hasStock);
        const id = color === '' ? style : `${style}-${idOf(color)}`;
        const used = ids.get(id);
        if (used !== undefined)
          problem(
            first,
            'Handle',
            `the id ${quoted(id)} is already used in row ${used}`,
          );
        ids.set(id, first.number);
        soldOutVariants += ofColor.length - offered.length;
        const [cheapest, ...others] = offered.toSorted(
          (a, b) => a.price - b.price,
        );
        if (!cheapest) {
          soldOut.push(id);
          return [];
        }
        const dearer = others.find(({ price }) => price !== cheapest.price);
        if (dearer && mapping.prices === undefined) {
          const text = `${dearer.price} differs from ${cheapest.price} in row ${cheapest.row.number}`;
          problem(
            dearer.row,
            'Variant Price',
            `${text}; see "prices" in mapping.json`,
          );
        }
        const pictures = picturesIn(color);
        if (pictures.length === 0)
          problem(first, 'Image Src', `${id} has no image`);
        const isNamed =
          color === '' || name.toLowerCase().endsWith(color.toLowerCase());
        const fullName = isNamed ? name : `${name}, ${color}`;
        const sizes = [...new Set(offered.map(({ size }) => size))];
        const colorOf = color === '' ? {} : { color: { style, name: color } };
        return [
          {
            ...common,
            ...colorOf,
            id,
            name: fullName,
            price: cheapest.price,
            sizes,
            pictures,
          },
        ];
      },
    );
  };

  const groups = new Map<string, [Row, ...Row[]]>();
  let last = '';
  for (const row of rows) {
    const [handle, title] = [row.cell('Handle'), row.cell('Title')];
    const group = groups.get(handle);
    if (handle === '') problem(row, 'Handle', 'the handle is missing');
    else if (!group) groups.set(handle, [row]);
    else if (handle === last && ['', group[0].cell('Title')].includes(title))
      group.push(row);
    else
      problem(
        row,
        'Handle',
        `${quoted(handle)} is already used in row ${group[0].number}`,
      );
    last = handle;
  }
  const products = [...groups].flatMap(([handle, group]) => {
    const [status, published] = [
      group[0].cell('Status'),
      group[0].cell('Published'),
    ];
    if (/^(active)?$/i.test(status) && !/^false$/i.test(published))
      return productsOf(group);
    skipped.push(handle);
    return [];
  });

  const options = { ...Object.fromEntries(unknownOptions), ...mapping.options };
  return {
    products: products.toSorted((a, b) =>
      (b.date ?? '').localeCompare(a.date ?? ''),
    ),
    problems: problems
      .toSorted((a, b) => a.row - b.row)
      .map(({ text }) => text),
    advice:
      unknownOptions.size > 0
        ? `${ADVICE}\n${JSON.stringify({ ...mapping, options }, undefined, 2)}`
        : '',
    notes: [
      `${count(skipped.length, 'product')} skipped, not active or not published: ${listOf(skipped)}`,
      `${count(soldOutVariants, 'variant')} sold out and not offered`,
      `${count(soldOut.length, 'product')} left out, sold out in all sizes: ${listOf(soldOut)}`,
      `${rows.some((row) => row.cell('Variant Inventory Qty')) ? '0 ' : ''}no quantities in the file: every variant is offered`,
    ].filter((note) => !note.startsWith('0 ')),
  };
};

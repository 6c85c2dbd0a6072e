import type { Facts, Product } from '../../../src/data/types';
import { categoryOf, tagsOf, typeOf } from './categories';
import { picturesOf } from './colorPictures';
import columns from './columns.json';
import type { Decisions } from './decisions';
import {
  decideRoles,
  groupOf,
  optionNameOf,
  optionsOf,
  type Group,
  type Rows,
} from './options';
import {
  idOf,
  NOT_KEPT,
  onOneLine,
  shortened,
  textOf,
  unnumbered,
  wordsOf,
} from './productText';
import type { Row } from './readCsv';
import { colorOf, isPublished, offerOf, variantsOf } from './variants';
import {
  endsWithName,
  endsWithWord,
  hasWord,
  isWord,
  isYes,
  plain,
} from './words';

/** A text of a metafield; '' for JSON and the id of another object. */
const textIn = (cell: string): string => {
  const text = onOneLine(textOf(cell));
  if (/^[[{]|^gid:/.test(text)) return '';
  const areHandles = /^[a-z\d-]+(; [a-z\d-]+)*$/.test(text);
  return areHandles ? text.split('; ').map(wordsOf).join(', ') : text;
};

const factsOf = (row: Row): Facts => {
  const facts = Object.entries(columns.facts).map(
    ([column, name]) => [name, textIn(row.cell(column))] as const,
  );
  return Object.fromEntries(facts.filter(([, text]) => text !== ''));
};

/** The color of a product without an option for it, if it has only one. */
const onlyColorOf = (row: Row): string => {
  const cell = row.cell(columns.color);
  return cell.includes(';') ? '' : unnumbered(textIn(cell));
};

const groupsOf = (rows: readonly Row[], { report }: Decisions) => {
  const groups = new Map<string, Rows>();
  for (const row of rows) {
    const handle = row.cell('Handle');
    const [first = row, ...others] = groups.get(handle) ?? [];
    if (handle === '') report('noHandle', row);
    else groups.set(handle, first === row ? [row] : [first, ...others, row]);
    const title = row.cell('Title');
    // The title of a variant may have its values at the end.
    if (!title.startsWith(first.cell('Title')) && title !== '')
      report('twoTitles', row, title);
  }
  return [...groups.values()];
};

/** `Gift Card 50` is one, but a `Gift Card Holder` is not. */
const isService = (row: Row): boolean => {
  const title = row.cell('Title').replaceAll(/[\d.,]+/g, ' ');
  return hasWord(row.cell('Type'), 'service') || endsWithWord(title, 'service');
};

/** Why a product is left out, by its first row. */
const causeOf = (row: Row) => {
  if (!isPublished(row)) return 'notPublished';
  if (isYes(row.cell('Gift Card')) || isService(row)) return 'service';
  return row.cell('Title') === '' ? 'noTitle' : undefined;
};

export const readProducts = (rows: readonly Row[], decisions: Decisions) => {
  const { mapping, report } = decisions;
  const groups = groupsOf(rows, decisions)
    .filter(([row]) => {
      const cause = causeOf(row);
      if (cause) report(cause, row, row.cell('Handle'));
      return cause === undefined;
    })
    .map(groupOf);
  decideRoles(groups, decisions);
  const firsts = groups.map(({ first }) => first);

  const ids = new Set<string>();
  /** Gives a number to an id that another product has. */
  const uniqueId = (id: string): string => {
    let unique = id;
    for (let i = 2; ids.has(unique); i += 1) unique = `${id}-${i}`;
    ids.add(unique);
    return unique;
  };
  const firstRows = new Map<string, Row>();
  /** The first row of the first product with a SKU, or a title and image. */
  const firstWith = (text: string, row: Row): Row => {
    const first = firstRows.get(text) ?? row;
    firstRows.set(text, first);
    return first;
  };

  /** The products of a group: one for each color. */
  const productsOf = (group: Group) => {
    const { first: row } = group;
    const options = optionsOf(group, decisions);
    const variants = variantsOf(group, options, decisions);
    const pictures = picturesOf(group.rows, variants);
    const [picture] = pictures.of('');
    if (variants.length === 0 || !picture) {
      // The owner may have decided that what is sold out is left out.
      const cause = mapping.soldOut === 'leaveOut' ? 'allLeftOut' : 'noVariant';
      report(picture ? cause : 'noImage', row, row.cell('Handle'));
      return [];
    }

    const title = onOneLine(row.cell('Title'), NOT_KEPT);
    if (firstWith(`${plain(title)}\n${picture.url}`, row) !== row)
      report('copies', row, title);
    for (const { sku, row: own } of variants) {
      const first = sku === '' ? row : firstWith(sku, row);
      if (first !== row)
        report('sameSku', own, `${sku} is that of row ${first.number}`);
    }
    if (pictures.areUnsure) report('unsure', row, title);
    const style = idOf(row.cell('Handle'));
    const optionName = optionNameOf(options);
    const facts = factsOf(row);
    const common = {
      description: textOf(row.cell('Body (HTML)')),
      category: categoryOf(row, firsts, decisions),
      subCategory: typeOf(row, decisions),
      ...(Object.keys(facts).length > 0 && { facts }),
      ...(optionName !== '' && { optionName }),
      date: null,
      bestseller:
        isYes(row.cell('Is featured?')) ||
        tagsOf(row).some((tag) => isWord(tag, 'bestseller')),
    };
    const inFile = variants.toSorted((a, b) => a.row.number - b.row.number);
    const colors = new Set(inFile.map(({ color }) => color));
    return [...colors].map((color) => {
      const ofColor = variants.filter((variant) => variant.color === color);
      const isInId = `-${style}`.endsWith(`-${idOf(color)}`);
      const ending = endsWithName(title, color) ? '' : shortened(color, 40);
      const name = shortened(title, 98 - ending.length);
      const only = onlyColorOf(row);
      const shownColor = color || (only && colorOf(only, decisions));
      const data: Omit<Product, 'image' | 'hasSizeGuide'> = {
        _id: uniqueId(
          color === '' || isInId ? style : `${style}-${idOf(color)}`,
        ),
        name: ending === '' ? name : `${name}, ${ending}`,
        ...common,
        sizes: ofColor.map(({ size }) => size),
        ...offerOf(ofColor),
        ...(shownColor !== '' && { color: { style, name: shownColor } }),
      };
      return { row, data, pictures: pictures.of(color) };
    });
  };

  const products = groups.flatMap(productsOf);
  const hasStock = products.some(({ data }) =>
    data.sizes.some((size) => !data.variants?.[size]?.soldOut),
  );
  if (products.length > 0 && !hasStock) report('allSoldOut');
  return products;
};

export type ImportedProduct = ReturnType<typeof readProducts>[number];

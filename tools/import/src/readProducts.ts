import type { Facts, Product } from '../../../src/data/types';
import { categoryReader, tagsOf, typeReader } from './categories';
import { picturesOf } from './colorPictures';
import { groupOf, optionNameOf, optionReader, type Group } from './options';
import {
  idOf,
  onOneLine,
  shortened,
  textOf,
  unnumbered,
  wordsOf,
} from './productText';
import { FACTS, type Row } from './readCsv';
import { LOOK, type Decisions } from './report';
import { colorReader, offerOf, variantReader } from './variants';
import { endsWithName, endsWithWord, hasWord, isWord, plain } from './words';

/** A text of a metafield; '' for JSON and the id of another object. */
const textIn = (cell: string): string => {
  const text = shortened(onOneLine(textOf(cell)), 200);
  if (/^[[{]|^gid:/.test(text)) return '';
  const areHandles = /^[a-z\d-]+(; [a-z\d-]+)*$/.test(text);
  return areHandles ? text.split('; ').map(wordsOf).join(', ') : text;
};

const factsOf = (row: Row): Facts => {
  const facts = Object.entries(FACTS).map(
    ([column, name]) => [name, textIn(row.cell(column))] as const,
  );
  return Object.fromEntries(facts.filter(([, text]) => text !== ''));
};

/** The color of a product without an option for it, if it has only one. */
const onlyColorOf = (row: Row): string => {
  const cell = row.cell('product.metafields.shopify.color-pattern');
  return cell.includes(';') ? '' : unnumbered(textIn(cell));
};

const NO_HANDLE = `${LOOK}rows left out, the Handle is empty; each row needs that of its product`;

const TWO_TITLES = `${LOOK}rows with the Handle of a product, but with another Title, which is not shown; a product of its own needs a Handle of its own`;

const ALL_SOLD_OUT = `${LOOK}all products, which are sold out; "soldOut": "offer" in mapping.json sells them`;

const UNSURE = `${LOOK}images that may show other colors; write the color into the name of the image, or for Shopify into its "Image Alt Text"`;

const groupsOf = (
  rows: readonly Row[],
  report: Decisions['report'],
): readonly [Row, ...Row[]][] => {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const handle = row.cell('Handle');
    const group = groups.get(handle);
    if (handle === '') report(NO_HANDLE, row);
    else if (group) group.push(row);
    else groups.set(handle, [row]);
    const title = row.cell('Title');
    // The title of a variant may have its values at the end.
    if (group && !title.startsWith(group[0].cell('Title')) && title !== '')
      report(TWO_TITLES, row, title);
  }
  return [...groups.values()];
};

/** `Gift Card 50` is one, but a `Gift Card Holder` is not. */
const isService = (row: Row): boolean => {
  const title = row.cell('Title').replaceAll(/[\d.,]+/g, ' ');
  return hasWord(row.cell('Type'), 'service') || endsWithWord(title, 'service');
};

const COPIES = `${LOOK}products with the title and the image of an earlier one; delete the rows of one of them`;

/** Why a product is left out, by its first row. */
const causeOf = (row: Row): string | undefined => {
  const isActive = /^(active)?$/i.test(row.cell('Status'));
  const published = row.cell('Published') || 'true';
  if (!isActive || !isWord(published, 'true'))
    return 'products left out, not published in the file';
  if (isWord(row.cell('Gift Card'), 'true') || isService(row))
    return 'products left out, gift cards, insurances and fees';
  return row.cell('Title') === ''
    ? `${LOOK}products left out, the Title is empty`
    : undefined;
};

/** Gives a number to an id that another product has. */
const idReader = () => {
  const ids = new Set<string>();
  return (id: string): string => {
    let unique = id;
    for (let i = 2; ids.has(unique); i += 1) unique = `${id}-${i}`;
    ids.add(unique);
    return unique;
  };
};

export const readProducts = (rows: readonly Row[], decisions: Decisions) => {
  const { mapping, report } = decisions;
  const isImported = ([row]: readonly [Row, ...Row[]]): boolean => {
    const cause = causeOf(row);
    if (cause) report(cause, row, row.cell('Handle'));
    return cause === undefined;
  };
  const groups = groupsOf(rows, report).filter(isImported).map(groupOf);

  const optionsOf = optionReader(groups, decisions);
  const colorOf = colorReader(decisions);
  const variantsOf = variantReader(decisions, colorOf);
  const categoryOf = categoryReader(decisions);
  const typeOf = typeReader(decisions);
  const uniqueId = idReader();
  /** The titles and images of the products so far. */
  const known = new Set<string>();

  /** The products of a group: one for each color. */
  const productsOf = (group: Group) => {
    const { first: row } = group;
    const options = optionsOf(group);
    const variants = variantsOf(group, options);
    const pictures = picturesOf(group.rows, variants);
    const hasNoImage = pictures.of('').length === 0;
    if (variants.length === 0 || hasNoImage) {
      const reason =
        variants.length > 0 ? 'no image' : 'no variant that can be sold';
      // The owner may have decided that what is sold out is left out.
      const look = hasNoImage || mapping.soldOut !== 'leaveOut' ? LOOK : '';
      report(`${look}products left out, ${reason}`, row, row.cell('Handle'));
      return [];
    }

    const title = onOneLine(row.cell('Title'));
    const copyKey = `${plain(title)}\n${pictures.of('')[0]?.url}`;
    if (known.has(copyKey)) report(COPIES, row, title);
    known.add(copyKey);
    if (pictures.areUnsure) report(UNSURE, row, title);
    const style = idOf(row.cell('Handle'));
    const optionName = optionNameOf(options);
    const facts = factsOf(row);
    const common = {
      description: textOf(row.cell('Body (HTML)')),
      category: categoryOf(row),
      subCategory: typeOf(row),
      ...(Object.keys(facts).length > 0 && { facts }),
      ...(optionName !== '' && { optionName }),
      date: null,
      bestseller: tagsOf(row).some((tag) => isWord(tag, 'bestseller')),
    };
    const inFile = variants.toSorted((a, b) => a.row.number - b.row.number);
    const colors = new Set(inFile.map(({ color }) => color));
    return [...colors].map((color) => {
      const ofColor = variants.filter((variant) => variant.color === color);
      const isInId = `-${style}`.endsWith(`-${idOf(color)}`);
      const ending = endsWithName(title, color) ? '' : shortened(color, 40);
      const name = shortened(title, 98 - ending.length);
      const only = onlyColorOf(row);
      const shownColor = color || (only && colorOf(only));
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
  if (products.length > 0 && !hasStock) report(ALL_SOLD_OUT);
  return products;
};

export type ImportedProduct = ReturnType<typeof readProducts>[number];

import { z } from 'zod';
import { categoryReader, tagsOf, typeReader } from './categories';
import { picturesOf } from './colorPictures';
import { leaveOut, type Decisions } from './mapping';
import { readOptions, type Group } from './options';
import { idOf, onOneLine, textOf } from './productText';
import type { Row } from './readCsv';
import type { Report } from './report';
import { sizeReader } from './sizes';
import { readVariants } from './variants';
import { isWord } from './wordSets';

const MAX_TITLE = 120;

/** A title on one line, cut after a word. */
const titleOf = (row: Row, report: Report): string => {
  const title = onOneLine(row.cell('Title'));
  if (title.length <= MAX_TITLE) return title;
  report.add(`titles cut to ${MAX_TITLE} characters`, row);
  return `${title.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`;
};

const dateOf = (row: Row, report: Report): string | null => {
  const date = row.cell('Published At') || row.cell('Created At');
  if (date === '') return null;
  const { data } = z.iso.date().safeParse(date.slice(0, 10));
  if (data === undefined) report.add('dates left out, not valid', row, date);
  return data ?? null;
};

/** The rows of each product, which begin with its first row. */
const groupsOf = (rows: readonly Row[], report: Report): readonly Group[] => {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const handle = row.cell('Handle');
    const group = groups.get(handle);
    if (handle === '') report.add('rows left out, the handle is empty', row);
    else if (group) group.push(row);
    else groups.set(handle, [row]);
  }
  return [...groups.values()];
};

/** Whether a product is for sale, by its first row. */
const isForSale = (row: Row, decisions: Decisions): boolean => {
  const { mapping, report } = decisions;
  const handle = row.cell('Handle');
  const isActive = /^(active)?$/i.test(row.cell('Status'));
  if (!isActive || /^false$/i.test(row.cell('Published')))
    report.add('products left out, not active or not published', row, handle);
  else if (mapping.leaveOut.includes(handle))
    report.add('products left out by the mapping', row, handle);
  else if (/^true$/i.test(row.cell('Gift Card')))
    leaveOut(decisions, row, 'gift cards');
  else if (row.cell('Title') === '')
    leaveOut(decisions, row, 'the title is empty');
  else return true;
  return false;
};

export const readProducts = (rows: readonly Row[], decisions: Decisions) => {
  const { mapping, report } = decisions;
  const groups = groupsOf(rows, report).filter(([row]) =>
    isForSale(row, decisions),
  );
  const optionsOf = readOptions(groups, decisions);
  const categoryOf = categoryReader(decisions);
  const typeOf = typeReader(decisions);

  const sizeOf = sizeReader(decisions);
  const ids = new Set<string>();
  const uniqueId = (row: Row, id: string): string => {
    let unique = id;
    for (let i = 2; ids.has(unique); i += 1) unique = `${id}-${i}`;
    if (unique !== id) report.add('ids used twice, with a number', row, unique);
    ids.add(unique);
    return unique;
  };

  const soldOut: Row[] = [];
  const notePictures = (row: Row, color: string, hasOwn: boolean) =>
    report.add(
      hasOwn
        ? 'colors shown also with the images that name no variant'
        : 'colors without an image, shown with those of the product',
      row,
      color,
    );

  const productsOf = (group: Group) => {
    const [row] = group;
    const variants = readVariants(group, optionsOf(group), sizeOf, decisions);
    const offered = variants.filter(({ isOffered }) => isOffered);
    const colors = [...new Set(offered.map(({ color }) => color))];
    const colorOf = new Map(variants.map((each) => [each.row, each.color]));
    const picturesIn = picturesOf(group, colorOf);
    const hasImages = picturesIn('').pictures.length > 0;
    if (variants.length === 0) leaveOut(decisions, row, 'no price');
    else if (offered.length === 0) soldOut.push(row);
    else if (!hasImages) leaveOut(decisions, row, 'no image');
    if (offered.length === 0 || !hasImages) return [];

    const title = titleOf(row, report);
    const style = idOf(row.cell('Handle'));
    const common = {
      row,
      description: textOf(row.cell('Body (HTML)')),
      category: categoryOf(row),
      type: typeOf(row),
      /** Such as `2026-10-28`; null if the file has none. */
      date: dateOf(row, report),
      bestseller: tagsOf(row).some((tag) => isWord(tag, 'bestseller')),
    };
    return colors.map((color) => {
      const ofColor = offered.filter((variant) => variant.color === color);
      const price = Math.min(...ofColor.map((variant) => variant.price));
      const dearer = ofColor.find((variant) => variant.price !== price);
      if (dearer) {
        mapping.prices = 'lowest';
        report.add('products of several prices, with the lowest', dearer.row);
      }
      const { pictures, hasOwn, hasShared } = picturesIn(color);
      if (colors.length > 1 && (hasShared || !hasOwn))
        notePictures(row, color, hasOwn);
      const hasColor = `-${style}`.endsWith(`-${idOf(color)}`);
      const isNamed = title.toLowerCase().endsWith(color.toLowerCase());
      const id = color === '' || hasColor ? style : `${style}-${idOf(color)}`;
      return {
        ...common,
        ...(color !== '' && { color: { style, name: color } }),
        id: uniqueId(row, id),
        name: isNamed ? title : `${title}, ${color}`,
        price,
        sizes: [...new Set(ofColor.map(({ size }) => size))],
        pictures,
      };
    });
  };

  const products = groups.flatMap(productsOf);
  for (const row of soldOut)
    report.add('products left out, sold out', row, row.cell('Handle'));
  if (products.length === 0 && soldOut.length > 0) mapping.soldOut = 'offer';
  return products.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
};

export type ImportedProduct = ReturnType<typeof readProducts>[number];

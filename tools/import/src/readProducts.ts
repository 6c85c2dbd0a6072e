import { categoryReader, tagsOf, typeReader } from './categories';
import { picturesOf } from './colorPictures';
import type { Decisions, Mapping } from './mapping';
import { idOf, onOneLine, textOf } from './productText';
import type { Row } from './readCsv';
import type { Report } from './report';
import { sizeReader } from './sizes';
import {
  readOptions,
  readVariants,
  type Group,
  type Variant,
} from './variants';
import { isWord } from './wordSets';

/** Such as `2026-10-28`; null if the file has none. */
const dateOf = (row: Row): string | null => {
  const date = row.cell('Published At') || row.cell('Created At');
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(date) ?? [];
  return Number.isNaN(Date.parse(day)) ? null : day;
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

/** Why a product is left out, by its first row. */
const findReason = (row: Row, { leaveOut }: Mapping): string | undefined => {
  const isActive = /^(active)?$/i.test(row.cell('Status'));
  const isHidden = /^false$/i.test(row.cell('Published'));
  if (!isActive || isHidden) return 'not active or not published';
  if (leaveOut.includes(row.cell('Handle'))) return 'by the mapping';
  if (/^true$/i.test(row.cell('Gift Card'))) return 'gift cards';
  if (row.cell('Title') === '') return 'the title is empty';
  return undefined;
};

/** Gives a number to an id that another product has. */
const idReader = (report: Report) => {
  const ids = new Set<string>();
  return (row: Row, id: string): string => {
    let unique = id;
    for (let i = 2; ids.has(unique); i += 1) unique = `${id}-${i}`;
    if (unique !== id) report.add('ids used twice, with a number', row, unique);
    ids.add(unique);
    return unique;
  };
};

const lowestPriceOf = (variants: readonly Variant[], report: Report) => {
  const lowest = Math.min(...variants.map(({ price }) => price));
  const dearer = variants.find(({ price }) => price > lowest);
  if (dearer)
    report.add('products of several prices, with the lowest', dearer.row);
  return lowest;
};

export const readProducts = (rows: readonly Row[], decisions: Decisions) => {
  const { mapping, report } = decisions;
  let soldOut = 0;

  const leaveOut = (row: Row, reason: string) =>
    report.add(`products left out, ${reason}`, row, row.cell('Handle'));

  const groups = groupsOf(rows, report).filter(([row]) => {
    const reason = findReason(row, mapping);
    if (reason) leaveOut(row, reason);
    return reason === undefined;
  });

  const optionsOf = readOptions(groups, decisions);
  const categoryOf = categoryReader(decisions);
  const typeOf = typeReader(decisions);
  const sizeOf = sizeReader(decisions);
  const uniqueId = idReader(report);

  /** The products of a group: one for each color. */
  const productsOf = (group: Group) => {
    const [row] = group;
    const variants = readVariants(group, optionsOf(group), sizeOf, decisions);
    const offered = variants.filter(({ isOffered }) => isOffered);
    const picturesIn = picturesOf(group, variants);
    if (variants.length === 0) {
      leaveOut(row, 'no price');
      return [];
    }
    if (offered.length === 0) {
      leaveOut(row, 'sold out');
      soldOut += 1;
      return [];
    }
    if (picturesIn('').pictures.length === 0) {
      leaveOut(row, 'no image');
      return [];
    }

    const title = onOneLine(row.cell('Title'));
    const style = idOf(row.cell('Handle'));
    const common = {
      row,
      description: textOf(row.cell('Body (HTML)')),
      category: categoryOf(row),
      type: typeOf(row),
      date: dateOf(row),
      bestseller: tagsOf(row).some((tag) => isWord(tag, 'bestseller')),
    };
    const colors = new Set(offered.map(({ color }) => color));
    return [...colors].map((color) => {
      const ofColor = offered.filter((variant) => variant.color === color);
      const { pictures, hasOwn } = picturesIn(color);
      if (colors.size > 1 && !hasOwn) {
        const note = 'colors without an image, shown with those of the product';
        report.add(note, row, color);
      }
      const isInId = `-${style}`.endsWith(`-${idOf(color)}`);
      const isInTitle = title.toLowerCase().endsWith(color.toLowerCase());
      const id = color === '' || isInId ? style : `${style}-${idOf(color)}`;
      return {
        ...common,
        ...(color !== '' && { color: { style, name: color } }),
        id: uniqueId(row, id),
        name: isInTitle ? title : `${title}, ${color}`,
        price: lowestPriceOf(ofColor, report),
        sizes: [...new Set(ofColor.map(({ size }) => size))],
        pictures,
      };
    });
  };

  const products = groups.flatMap(productsOf);
  if (products.length === 0 && soldOut > 0) mapping.soldOut = 'offer';
  return products.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
};

export type ImportedProduct = ReturnType<typeof readProducts>[number];

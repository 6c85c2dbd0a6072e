import { categoryReader, tagsOf, typeReader } from './categories';
import { picturesOf } from './colorPictures';
import type { Decisions, Mapping } from './mapping';
import { idOf, onOneLine, textOf } from './productText';
import type { Row } from './readCsv';
import type { Report } from './report';
import { sizesByPrice } from './prices';
import { sizeReader } from './sizes';
import { colorReader, readOptions, readVariants, type Group } from './variants';
import { endsWithName, endsWithWord, hasWord, isWord } from './words';

const dateOf = (row: Row): string | null => {
  const date = row.cell('Published At') || row.cell('Created At');
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(date) ?? [];
  return Number.isNaN(Date.parse(day)) ? null : day;
};

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

/** `Gift Card 50` is one, but a `Gift Card Holder` is not. */
const isService = (row: Row): boolean => {
  const title = row.cell('Title').replaceAll(/[\d.,]+/g, ' ');
  return hasWord(row.cell('Type'), 'service') || endsWithWord(title, 'service');
};

/** Why a product is left out, by its first row. */
const findReason = (row: Row, { leaveOut }: Mapping): string | undefined => {
  const isActive = /^(active)?$/i.test(row.cell('Status'));
  const isHidden = /^false$/i.test(row.cell('Published'));
  if (!isActive || isHidden) return 'not active or not published';
  if (leaveOut.includes(row.cell('Handle'))) return 'by the mapping';
  const isGiftCard = /^true$/i.test(row.cell('Gift Card'));
  if (isGiftCard || isService(row)) return 'gift cards, insurances and fees';
  if (row.cell('Title') === '') return 'the title is empty';
  return undefined;
};

const joined = (separator: string, ...parts: readonly string[]) =>
  parts.filter(Boolean).join(separator);

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

export const readProducts = (rows: readonly Row[], decisions: Decisions) => {
  const { mapping, report } = decisions;
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
  const labels = {
    color: colorReader(decisions),
    size: sizeReader(decisions),
  };
  const uniqueId = idReader(report);

  /** The products of a group: one for each color. */
  const productsOf = (group: Group) => {
    const [row] = group;
    const variants = readVariants(group, optionsOf(group), labels, decisions);
    const offered = variants.filter(({ isOffered }) => isOffered);
    const pictures = picturesOf(group, variants);
    const fault = [
      variants.length === 0 && 'no price',
      offered.length === 0 && 'sold out',
      pictures.of('').length === 0 && 'no image',
    ].find(Boolean);
    if (fault) {
      leaveOut(row, fault);
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
    return [...colors].flatMap((color) => {
      const ofColor = offered.filter((variant) => variant.color === color);
      if (colors.size > 1 && !pictures.hasOwn(color)) {
        const note = 'colors without an image, shown with those of the product';
        report.add(note, row, color);
      }
      const isInId = `-${style}`.endsWith(`-${idOf(color)}`);
      const colorId = color === '' || isInId ? '' : idOf(color);
      const colorName = endsWithName(title, color) ? '' : color;
      const prices = sizesByPrice(ofColor);
      if (prices.length > 1) {
        const note = 'products of several prices, now one for each price';
        report.add(note, row, joined(', ', title, colorName));
      }
      return prices.map(({ price, sizes, name }) => {
        // The sizes of one price have links to those of the other colors.
        const sizesId = name && idOf(name.replaceAll('–', '-'));
        const link = { style: joined('-', style, sizesId), name: color };
        return {
          ...common,
          ...(color !== '' && { color: link }),
          id: uniqueId(row, joined('-', style, colorId, sizesId)),
          name: joined(', ', title, colorName, name),
          price,
          sizes,
          pictures: pictures.of(color),
        };
      });
    });
  };

  const products = groups.flatMap(productsOf);
  return products.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
};

export type ImportedProduct = ReturnType<typeof readProducts>[number];

import { posix } from 'node:path';
import { decode } from '../../../src/routing/paths';
import type { Row } from './readCsv';
import { namesIn, plain } from './words';

interface Picture {
  url: string;
  row: Row;
  /** The colors that it shows; without any, it is shown with every color. */
  of: Set<string>;
}

/** The position of the image of a row; one without a position is the last. */
const positionOf = (row: Row) => Number(row.cell('Image Position')) || 1e9;

/** The URLs of a cell; a URL may have a comma. */
const urlsIn = (cell: string) =>
  cell.split(
    /\s*\|\s*|[,;]\s+|[\s,;]+(?=https?:)|[,;](?=\/)|(?<=\.(?:jpe?g|png|webp|avif|tiff?))[,;]/i,
  );

/** What an address without an origin begins with. */
const ORIGIN = 'https://images';

/** The path of a URL; '' for what is none. */
export const pathOf = (url: string): string =>
  URL.canParse(url, ORIGIN)
    ? decode(new URL(url, ORIGIN).pathname).normalize('NFC')
    : '';

/** The name at the end of a URL. */
export const fileNameOf = (url: string): string => posix.basename(pathOf(url));

/** What Shopify adds to the name of a file, and the type of the file. */
const ADDED = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\.\w+$/gi;

const nameOf = ({ url }: Picture) =>
  plain(fileNameOf(url).replaceAll(ADDED, ''));

/** The parts of a file name, such as `40blk` of `40BLK_2.jpg`. */
const fileNameParts = (picture: Picture) =>
  nameOf(picture)
    .split(' ')
    .filter((part) => !/^\d{0,2}$/.test(part));

/**
 * Finds the color that a file name shows. Its name counts, and what is in the
 * file names of no other color, if each color has an image.
 */
const colorFinder = (all: readonly Picture[], colors: readonly string[]) => {
  const known = colors.map((color) => {
    const own = all.filter(({ of }) => of.has(color));
    return { color, parts: own.flatMap(fileNameParts) };
  });
  const areKnown = known.every(({ parts }) => parts.length > 0);
  return (picture: Picture): readonly string[] => {
    const named = namesIn(nameOf(picture), colors);
    if (named.length === 1) return named;
    const shown = fileNameParts(picture).flatMap((part) => {
      const owners = known.filter(({ parts }) => parts.includes(part));
      return owners.length === 1 ? owners.map(({ color }) => color) : [];
    });
    return areKnown && new Set(shown).size === 1 ? shown : [];
  };
};

/**
 * The images of a product by its colors. An image is of the colors of the
 * variants that have it and of those that its text names, else of the color
 * that its file name shows, else of all.
 */
export const picturesOf = (
  group: readonly Row[],
  variants: readonly Readonly<{ row: Row; color: string }>[],
) => {
  const found = new Map<string, Picture>();
  const add = (url: string, row: Row, colors: readonly string[]) => {
    const picture = found.get(url) ?? { url, row, of: new Set<string>() };
    for (const color of colors) picture.of.add(color);
    if (url !== '') found.set(url, picture);
  };
  const colors = [...new Set(variants.map(({ color }) => color))];
  for (const row of group.toSorted((a, b) => positionOf(a) - positionOf(b))) {
    const named = namesIn(row.cell('Image Alt Text'), colors);
    for (const url of urlsIn(row.cell('Image Src'))) add(url, row, named);
  }
  for (const { row, color } of variants)
    for (const url of urlsIn(row.cell('Variant Image'))) add(url, row, [color]);
  const all = [...found.values()];
  const colorsOf = colorFinder(all, colors);
  for (const picture of all.filter(({ of }) => of.size === 0))
    add(picture.url, picture.row, colorsOf(picture));

  const shared = all.filter(({ of }) => of.size === 0);
  const ownOf = (color: string) => all.filter(({ of }) => of.has(color));
  return {
    /**
     * Those of a color, its own first; without any, or for the only color, all
     * images of the product.
     */
    of: (color: string) => {
      if (colors.length === 1) return all;
      const some = [...ownOf(color), ...shared];
      return some.length > 0 ? some : all;
    },
    /**
     * Whether a color may be shown with images of other colors. If the file has
     * no column for the text of an image, as in WooCommerce, the images are a
     * gallery of all colors.
     */
    areUnsure:
      colors.length > 1 &&
      (colors.some((color) => ownOf(color).length === 0) ||
        (shared.length >= colors.length &&
          shared.some(({ row }) => row.hasColumn('Image Alt Text')))),
    /** Whether some image shows only some of the colors. */
    areApart: all.some(({ of }) => of.size > 0 && of.size < colors.length),
  };
};

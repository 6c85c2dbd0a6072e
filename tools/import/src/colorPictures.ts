import { fileNameOf } from './imageFiles';
import type { Row } from './readCsv';
import { namesIn, plain } from './words';

interface ColorRow {
  readonly row: Row;
  readonly color: string;
}

interface Picture {
  readonly url: string;
  readonly row: Row;
  /** The colors that it shows; without any, it is shown with every color. */
  readonly of: ReadonlySet<string>;
}

/** The position of the image of a row; one without a position is the last. */
const positionOf = (row: Row) => Number(row.cell('Image Position')) || 1e9;

/** The parts of a file name, such as `40blk` of `40BLK_2.jpg`. */
const partsOf = ({ url }: Picture): readonly string[] => {
  const name = plain(fileNameOf(url).replace(/\.\w+$/, ''));
  return name.split(' ').filter((part) => !/^\d{0,2}$/.test(part));
};

/** The colors that a file name has, unless all images have them. */
const namedByFile = (all: readonly Picture[], colors: readonly string[]) => {
  const names = new Map(
    all.map((each) => [each, namesIn(partsOf(each).join(' '), colors)]),
  );
  const isOfAll = (color: string) =>
    [...names.values()].every((some) => some.includes(color));
  const telling = colors.filter((color) => !isOfAll(color));
  return (picture: Picture) =>
    telling.filter((color) => names.get(picture)?.includes(color));
};

/** The colors whose images have the most parts of a file name, if they differ. */
const likeOthers = (all: readonly Picture[], colors: readonly string[]) => {
  const known = colors.flatMap((color) => {
    const own = all.filter(({ of }) => of.has(color));
    const parts = new Set(own.flatMap(partsOf));
    return own.length > 0 ? [{ color, parts }] : [];
  });
  return (picture: Picture) => {
    const parts = partsOf(picture);
    const counts = known.map(
      (each) => parts.filter((part) => each.parts.has(part)).length,
    );
    const most = Math.max(...counts);
    if (most === Math.min(...counts)) return [];
    return known.flatMap(({ color }, i) => (counts[i] === most ? [color] : []));
  };
};

/** The color of the image that precedes it, where each color has as many. */
const inTurn = (all: readonly Picture[], colors: readonly string[]) => {
  const length = all.length / colors.length;
  const isInTurn = all.every(
    ({ of }, i) => of.size === (i % length === 0 ? 1 : 0),
  );
  return (picture: Picture) => {
    const i = all.indexOf(picture);
    const first = isInTurn ? all[i - (i % length)] : undefined;
    return [...(first?.of ?? [])];
  };
};

/**
 * The images of a product by its colors. An image is of the colors of the
 * variants that have it and of those that its text names, else of those that
 * its file name or its place shows, else of all.
 */
export const picturesOf = (
  group: readonly Row[],
  variants: readonly ColorRow[],
) => {
  const found = new Map<string, Picture>();
  const add = (url: string, row: Row, colors: readonly string[]) => {
    if (url === '') return;
    const { of } = found.get(url) ?? { of: [] };
    found.set(url, { url, row, of: new Set([...of, ...colors]) });
  };
  const colors = [...new Set(variants.map(({ color }) => color))];
  for (const row of group.toSorted((a, b) => positionOf(a) - positionOf(b))) {
    const named = namesIn(row.cell('Image Alt Text'), colors);
    add(row.cell('Image Src'), row, named);
  }
  for (const { row, color } of variants) {
    add(row.cell('Variant Image'), row, [color]);
  }

  const guessers = [namedByFile, likeOthers, inTurn];
  for (const guesses of colors.length > 1 ? guessers : []) {
    const all = [...found.values()];
    const guess = guesses(all, colors);
    for (const picture of all.filter(({ of }) => of.size === 0))
      add(picture.url, picture.row, guess(picture));
  }

  const all = [...found.values()];
  const shared = all.filter(({ of }) => of.size === 0);
  const ownOf = (color: string) => all.filter(({ of }) => of.has(color));
  /** Whether some image shows only some of the colors. */
  const areApart = all.some(({ of }) => of.size > 0 && of.size < colors.length);
  return {
    /** Those of a color; without any, all images of the product. */
    of: (color: string) => {
      const some = [...ownOf(color), ...shared];
      return some.length > 0 ? some : all;
    },
    /** Whether a color has none of its own, and those shown differ. */
    isUnsure: (color: string) => all.length > 1 && ownOf(color).length === 0,
    /** Whether as many as there are colors are shown with each of them. */
    haveManyShared: areApart && shared.length >= colors.length,
    areApart,
  };
};

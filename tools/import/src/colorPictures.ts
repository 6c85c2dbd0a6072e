import type { Row } from './readCsv';
import { namesIn } from './words';

interface ColorRow {
  readonly row: Row;
  readonly color: string;
}

/** The position of the image of a row; one without a position is the last. */
const positionOf = (row: Row) => Number(row.cell('Image Position')) || 1e9;

/**
 * The images of a product by its colors. An image is of the colors of the
 * variants that have it and of those that its text names, or of all colors.
 */
export const picturesOf = (
  group: readonly Row[],
  variants: readonly ColorRow[],
) => {
  const found = new Map<string, { url: string; row: Row; of: Set<string> }>();
  const add = (url: string, row: Row, colors: readonly string[]) => {
    if (url === '') return;
    const { of } = found.get(url) ?? { of: new Set() };
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

  const all = [...found.values()];
  const shared = all.filter(({ of }) => of.size === 0);
  const ownOf = (color: string) => all.filter(({ of }) => of.has(color));
  return {
    /** Those of a color; without any, all images of the product. */
    of: (color: string) => {
      const some = [...ownOf(color), ...shared];
      return some.length > 0 ? some : all;
    },
    hasOwn: (color: string) => ownOf(color).length > 0,
    /** Whether some image shows only some of the colors. */
    areApart: all.some(({ of }) => of.size > 0 && of.size < colors.length),
  };
};

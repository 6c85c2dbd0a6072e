import type { Row } from './readCsv';
import type { Variant } from './variants';

/** The position of the image of a row; one without a position is the last. */
const positionOf = (row: Row) => Number(row.cell('Image Position')) || 1e9;

/**
 * The images of a product, and the colors that each shows: those of the
 * variants that have it, and those that its text names.
 */
const findPictures = (group: readonly Row[], variants: readonly Variant[]) => {
  const found = new Map<string, { url: string; row: Row; colors: string[] }>();
  const add = (url: string, row: Row, colors: readonly string[]) => {
    if (url === '') return;
    const picture = found.get(url) ?? { url, row, colors: [] };
    picture.colors.push(...colors);
    found.set(url, picture);
  };
  const colors = variants.map(({ color }) => color).filter(Boolean);
  const rows = group.toSorted((a, b) => positionOf(a) - positionOf(b));
  for (const row of rows) {
    const text = row.cell('Image Alt Text').toLowerCase();
    const named = colors.filter((color) => text.includes(color.toLowerCase()));
    add(row.cell('Image Src'), row, named);
  }
  for (const { row, color } of variants) {
    add(row.cell('Variant Image'), row, [color]);
  }
  return [...found.values()];
};

/**
 * The images of each color of a product: its own, and those of no color. A
 * color without any has all images of the product.
 */
export const picturesOf = (
  group: readonly Row[],
  variants: readonly Variant[],
) => {
  const all = findPictures(group, variants);
  const shared = all.filter(({ colors }) => colors.length === 0);
  return (color: string) => {
    const own = all.filter(({ colors }) => colors.includes(color));
    const some = [...own, ...shared];
    const pictures = some.length > 0 ? some : all;
    return { pictures, hasOwn: own.length > 0 };
  };
};

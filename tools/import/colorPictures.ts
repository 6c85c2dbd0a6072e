import type { Row } from './readCsv';

export interface Picture {
  readonly url: string;
  readonly row: Row;
}

const positionOf = ({ row }: Picture) =>
  Number(row.cell('Image Position')) || 1e9;

/**
 * The images of a product by color, in the order of "Image Position". A color
 * has the images of its variants, those whose text names it, and those of no
 * color. A color without any has all images of the product.
 */
export const picturesOf = (
  group: readonly Row[],
  colors: ReadonlyMap<Row, string>,
) => {
  const picturesIn = (column: string): readonly Picture[] =>
    group
      .filter((row) => row.cell(column) !== '')
      .map((row) => ({ row, url: row.cell(column) }));
  const shown = picturesIn('Variant Image');
  const listed = picturesIn('Image Src').toSorted(
    (one, other) => positionOf(one) - positionOf(other),
  );
  const all = [...listed, ...shown];
  const names = [...new Set(colors.values())].filter(Boolean);

  const ownersOf = ({ url, row }: Picture): readonly string[] => {
    const owners = shown
      .filter((each) => each.url === url)
      .flatMap((each) => colors.get(each.row) ?? []);
    if (owners.length > 0) return owners;
    const text = row.cell('Image Alt Text').toLowerCase();
    return names.filter((name) => text.includes(name.toLowerCase()));
  };

  const pictures = all
    .filter(({ url }, i) => all.findIndex((each) => each.url === url) === i)
    .map((picture) => ({ ...picture, owners: ownersOf(picture) }));
  const shared = pictures.filter(({ owners }) => owners.length === 0);
  return (color: string) => {
    const own = pictures.filter(({ owners }) => owners.includes(color));
    const some = [...own, ...shared];
    return {
      pictures: some.length > 0 ? some : pictures,
      /** Whether some images name this color. */
      hasOwn: own.length > 0,
      /** Whether some images name no color. */
      hasShared: shared.length > 0,
    };
  };
};

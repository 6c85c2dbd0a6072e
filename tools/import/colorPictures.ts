import type { Row } from './readCsv';

export interface Picture {
  readonly url: string;
  readonly place: string;
}

/**
 * The images of a product by color, in the order of "Image Position". A color
 * has the images of its variants and those whose text names it. Where images of
 * no color stand between those of two colors, each belongs to the color before
 * it; else they belong to all colors.
 */
export const picturesOf = (
  group: readonly Row[],
  colors: ReadonlyMap<Row, string>,
) => {
  const picturesIn = (column: string) =>
    group
      .filter((row) => row.cell(column) !== '')
      .map((row) => ({ row, url: row.cell(column), place: row.place(column) }));
  const positionOf = ({ row }: { readonly row: Row }) =>
    Number(row.cell('Image Position') || 1e9);
  const shown = picturesIn('Variant Image');
  const listed = picturesIn('Image Src').sort(
    (one, other) => positionOf(one) - positionOf(other),
  );
  const all = [...new Set(colors.values())];
  const pictures = [...listed, ...shown]
    .filter(
      ({ url }, i, each) => each.findIndex((other) => other.url === url) === i,
    )
    .map(({ row, url, place }) => {
      const own = shown.flatMap((each) =>
        each.url === url ? (colors.get(each.row) ?? '') : [],
      );
      const alt = row.cell('Image Alt Text').toLowerCase();
      const named = all.filter(
        (color) => color !== '' && alt.includes(color.toLowerCase()),
      );
      return { url, place, colors: own.length > 0 ? own : named };
    });

  const isOwned = ({ colors: own }: (typeof pictures)[number]) =>
    own.length > 0;
  const [start, end] = [
    pictures.findIndex(isOwned),
    pictures.findLastIndex(isOwned),
  ];
  const isMixed = start !== -1 && !pictures.slice(start, end).every(isOwned);
  const ownersOf = (i: number) =>
    pictures.slice(isMixed ? 0 : i, i + 1).findLast(isOwned)?.colors ?? [];
  return (color: string): readonly Picture[] => [
    ...pictures.filter((_picture, i) => ownersOf(i).includes(color)),
    ...pictures.filter((_picture, i) => ownersOf(i).length === 0),
  ];
};

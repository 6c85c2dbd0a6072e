import { cellOf, NO_CELL, type Cell, type Ranked } from './catalogueIndex';
import { GROUPS, type FacetSelection } from './filters';
import type { Category, ProductSummary, ProductType } from './product';

const among = <T>(chosen: readonly T[], all: readonly T[]) => (chosen.length > 0 ? chosen : all);

/** The cells that a choice shows, a bit each. */
const bitsOf = ({ categories, types }: FacetSelection) => {
  let bits = 0;
  for (const category of among(categories, GROUPS.categories)) {
    for (const type of among(types, GROUPS.types)) bits |= 1 << cellOf({ categories: category, types: type });
  }
  return bits;
};

/** Whether a choice shows the products of a cell, as a function of the cell; those without one never. */
export const showsCell = (choice: FacetSelection): ((cell: Cell | undefined) => boolean) => {
  const bits = bitsOf(choice);
  return (cell = NO_CELL) => ((bits >> cell) & 1) === 1;
};

/** The list that the shopper sees: what a choice shows of the products in their order. */
export const visibleProducts = (
  { products, cells }: Ranked,
  choice: FacetSelection,
): readonly ProductSummary[] => {
  const bits = bitsOf(choice);
  const isShown = (at: number) => (bits >> (cells[at] ?? NO_CELL)) & 1;
  let count = 0;
  for (let at = 0; at < cells.length; at++) count += isShown(at);
  // Made at its size: a list that has to grow costs more than the walk.
  const visible = new Array<ProductSummary>(count);
  let next = 0;
  for (let at = 0; at < cells.length; at++) {
    const product = isShown(at) === 1 ? products[at] : undefined;
    if (product) visible[next++] = product;
  }
  return visible;
};

/** How many products of each cell there are. */
type Tally = readonly number[];

/** Counts the products cell by cell. */
export const tallyOf = (matching: Uint8Array): Tally => {
  const tally = new Array<number>(NO_CELL + 1).fill(0);
  for (const cell of matching) tally[cell] = (tally[cell] ?? 0) + 1;
  return tally;
};

/** A number for every value of every group. */
export type FacetCounts = {
  readonly [Group in keyof FacetSelection]: Readonly<Record<FacetSelection[Group][number], number>>;
};

/** How many products each choice would show if it were the only one of its group, all else being kept. */
export const facetCounts = (tally: Tally, choice: FacetSelection): FacetCounts => {
  const count = (only: Partial<FacetSelection>) => {
    const isShown = showsCell({ ...choice, ...only });
    return tally.reduce((sum, each, cell) => (isShown(cell) ? sum + each : sum), 0);
  };
  const inCategory = (category: Category) => count({ categories: [category] });
  const ofType = (type: ProductType) => count({ types: [type] });
  return {
    categories: { Men: inCategory('Men'), Women: inCategory('Women'), Kids: inCategory('Kids') },
    types: {
      Topwear: ofType('Topwear'),
      Bottomwear: ofType('Bottomwear'),
      Winterwear: ofType('Winterwear'),
    },
  };
};

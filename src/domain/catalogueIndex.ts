import { GROUPS, type FacetSelection, type Sort } from './filters';
import type { ProductSummary } from './product';

/**
 * The number of a cell: a category of a type. A choice is then one number with a bit for each cell that it shows,
 * and 5,000 products are asked by one shift each. Products that the query leaves out have the cell NO_CELL.
 *
 *           Topwear  Bottomwear  Winterwear
 *     Men      0         1           2
 *     Women    3         4           5          choice [Women], []  =  0b000111000
 *     Kids     6         7           8
 */
export type Cell = number;

const TYPES = GROUPS.types.length;
/** How many cells there are: one of each combination. */
const CELLS = Object.values(GROUPS).reduce((product, { length }) => product * length, 1);
/** The cell of what no choice shows; 31 at most, so that it has a bit of its own: a test holds it to that. */
export const NO_CELL = CELLS;

type Place = { readonly [Group in keyof FacetSelection]: FacetSelection[Group][number] };

/** The cell of one value of each group. */
export const cellOf = ({ categories, types }: Place): Cell =>
  GROUPS.categories.indexOf(categories) * TYPES + GROUPS.types.indexOf(types);

/** Products in an order, each with its cell beside it. */
export interface Ranked {
  readonly products: readonly ProductSummary[];
  readonly cells: Uint8Array;
}

/** The range laid out once, so that every question is answered in one walk past it, however large it is. */
export interface CatalogueIndex extends Ranked {
  /** The names in lower case. */
  readonly names: readonly string[];
  /** For each sort the places of the products in the range; equal prices as they stand there. */
  readonly orders: Readonly<Record<Sort, Uint32Array>>;
}

/** Lays the range out. */
export const indexCatalogue = (products: readonly ProductSummary[]): CatalogueIndex => {
  const prices = Float64Array.from(products, ({ price }) => price);
  const priceAt = (at: number) => prices[at] ?? 0;
  const relevant = Uint32Array.from(products.keys());
  return {
    products,
    names: products.map(({ name }) => name.toLowerCase()),
    cells: Uint8Array.from(products, ({ category, subCategory }) =>
      cellOf({ categories: category, types: subCategory }),
    ),
    orders: {
      relevant,
      'low-to-high': relevant.toSorted((a, b) => priceAt(a) - priceAt(b)),
      'high-to-low': relevant.toSorted((a, b) => priceAt(b) - priceAt(a)),
    },
  };
};

/** The cells of the products that have the query somewhere in their name, in any letter case; else NO_CELL. */
export const cellsMatching = ({ names, cells }: CatalogueIndex, query: string): Uint8Array => {
  if (query === '') return cells;
  const asked = query.toLowerCase();
  return cells.map((cell, at) => (names[at]?.includes(asked) ? cell : NO_CELL));
};

/** The range in a chosen order, so that a choice can walk straight past it. */
export const sorted = ({ products, orders }: CatalogueIndex, matching: Uint8Array, sort: Sort): Ranked => {
  if (sort === 'relevant') return { products, cells: matching };
  const places = [...orders[sort]];
  return {
    products: places.flatMap((at) => products[at] ?? []),
    cells: Uint8Array.from(places, (at) => matching[at] ?? NO_CELL),
  };
};

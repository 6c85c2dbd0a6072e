import type { Choice, Sort } from './filters';
import { CATEGORIES, PRODUCT_TYPES, type Category, type Listing, type ProductType } from './product';

/** A cell of the shop, one category of one type, by its number; products that are out of question have none. */
type Cells = Uint8Array;

const TYPES = PRODUCT_TYPES.length;
const CELLS = CATEGORIES.length * TYPES;
const NO_CELL = CELLS;

const cellOf = (category: Category, type: ProductType) =>
  CATEGORIES.indexOf(category) * TYPES + PRODUCT_TYPES.indexOf(type);

/** Products in an order, each with its cell beside it. */
interface Row {
  readonly products: readonly Listing[];
  readonly cells: Cells;
}

/** The range laid out once, so that every question is answered in one walk past it, however large it is. */
export interface Shelves extends Row {
  /** The names in lower case. */
  readonly names: readonly string[];
  /** For each sort the places of the products in the range; equal prices as they stand there. */
  readonly orders: Readonly<Record<Sort, Uint32Array>>;
}

/** Lays the range out. */
export const shelve = (products: readonly Listing[]): Shelves => {
  const prices = Float64Array.from(products, ({ price }) => price);
  const priceAt = (at: number) => prices[at] ?? 0;
  const relevant = Uint32Array.from(products.keys());
  return {
    products,
    names: products.map(({ name }) => name.toLowerCase()),
    cells: Uint8Array.from(products, ({ category, subCategory }) => cellOf(category, subCategory)),
    orders: {
      relevant,
      'low-to-high': relevant.toSorted((a, b) => priceAt(a) - priceAt(b)),
      'high-to-low': relevant.toSorted((a, b) => priceAt(b) - priceAt(a)),
    },
  };
};

/** The cells of the products that have the query somewhere in their name, in any letter case. */
export const cellsNamed = ({ names, cells }: Shelves, query: string): Cells => {
  if (query === '') return cells;
  const asked = query.toLowerCase();
  return cells.map((cell, at) => (names[at]?.includes(asked) ? cell : NO_CELL));
};

const among = <T>(chosen: readonly T[], all: readonly T[]) => (chosen.length > 0 ? chosen : all);

/** The cells that a choice leaves, a bit each. */
const bitsOf = ({ categories, types }: Choice) => {
  let bits = 0;
  for (const category of among(categories, CATEGORIES)) {
    for (const type of among(types, PRODUCT_TYPES)) bits |= 1 << cellOf(category, type);
  }
  return bits;
};

/** Whether a choice leaves the product of this cell in the list, as a function of the cell. */
export const leaves = (choice: Choice): ((cell: number | undefined) => boolean) => {
  const bits = bitsOf(choice);
  return (cell = NO_CELL) => ((bits >> cell) & 1) === 1;
};

/** The range in a chosen order, so that a choice can walk straight past it. */
export const inSort = ({ products, orders }: Shelves, named: Cells, sort: Sort): Row => {
  if (sort === 'relevant') return { products, cells: named };
  const places = [...orders[sort]];
  return {
    products: places.flatMap((at) => products[at] ?? []),
    cells: Uint8Array.from(places, (at) => named[at] ?? NO_CELL),
  };
};

/** The list that the shopper sees: what a choice leaves of a row. */
export const visibleProducts = ({ products, cells }: Row, choice: Choice): readonly Listing[] => {
  const bits = bitsOf(choice);
  const isLeft = (at: number) => (bits >> (cells[at] ?? NO_CELL)) & 1;
  let count = 0;
  for (let at = 0; at < cells.length; at++) count += isLeft(at);
  // Made at its size: a list that has to grow costs more than the walk.
  const visible = new Array<Listing>(count);
  let next = 0;
  for (let at = 0; at < cells.length; at++) {
    const product = isLeft(at) === 1 ? products[at] : undefined;
    if (product) visible[next++] = product;
  }
  return visible;
};

/** How many products of each cell there are. */
export type Tally = readonly number[];

/** Counts the products cell by cell. */
export const tallyOf = (named: Cells): Tally => {
  const tally = new Array<number>(CELLS + 1).fill(0);
  for (const cell of named) tally[cell] = (tally[cell] ?? 0) + 1;
  return tally;
};

export interface FacetCounts {
  readonly categories: Readonly<Record<Category, number>>;
  readonly types: Readonly<Record<ProductType, number>>;
}

/** How many products each choice would show if it were the only one of its group, all else being kept. */
export const facetCounts = (tally: Tally, { categories, types }: Choice): FacetCounts => {
  const count = (inCategories: readonly Category[], ofTypes: readonly ProductType[]) => {
    const isLeft = leaves({ categories: inCategories, types: ofTypes });
    return tally.reduce((sum, each, cell) => (isLeft(cell) ? sum + each : sum), 0);
  };
  return {
    categories: {
      Men: count(['Men'], types),
      Women: count(['Women'], types),
      Kids: count(['Kids'], types),
    },
    types: {
      Topwear: count(categories, ['Topwear']),
      Bottomwear: count(categories, ['Bottomwear']),
      Winterwear: count(categories, ['Winterwear']),
    },
  };
};

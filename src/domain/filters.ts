import type { Category, Product, ProductType } from './product';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

/** What the shopper asked of the list. Both sets are kept in declared order: equal choices are equal states. */
export interface Filters {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  readonly sort: Sort;
  /** As typed; it counts only while `searchShown`. */
  readonly query: string;
  readonly searchShown: boolean;
}

export const NO_FILTERS: Filters = {
  categories: [],
  types: [],
  sort: 'relevant',
  query: '',
  searchShown: false,
};

/** What decides whether a product is in the list. `query` is the applied one, see `appliedQuery`. */
export interface Criteria {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  readonly query: string;
}

export const QUERY_LIMIT = 200;

/** A query as it may be kept: at most 200 characters, without lone halves of a character. */
export const tidyQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/** The query that the list answers to: trimmed, and empty while search is closed. */
export const appliedQuery = ({ query, searchShown }: Pick<Filters, 'query' | 'searchShown'>): string =>
  searchShown ? query.trim() : '';

/** The chosen values in declared order, each once; whatever is not among `all` is dropped. */
export const inOrder = <T extends string>(all: readonly T[], chosen: readonly string[]): T[] =>
  all.filter((value) => chosen.includes(value));

/** The choice with this value added if it was missing, removed if it was there. */
export const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], value: T): T[] =>
  all.filter((candidate) => chosen.includes(candidate) !== (candidate === value));

const allows = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value);

/** Any of the chosen categories, any of the chosen types, and the query somewhere in the name. */
export const matches = (product: Product, { categories, types, query }: Criteria): boolean =>
  allows(categories, product.category) &&
  allows(types, product.subCategory) &&
  product.name.toLowerCase().includes(query.toLowerCase());

/** The products in the chosen order; equal prices keep the order of the catalogue. */
export const sorted = (products: readonly Product[], sort: Sort): readonly Product[] => {
  switch (sort) {
    case 'relevant':
      return products;
    case 'low-to-high':
      return products.toSorted((a, b) => a.price - b.price);
    case 'high-to-low':
      return products.toSorted((a, b) => b.price - a.price);
  }
};

/** The list that the shopper sees. */
export const visibleProducts = (
  products: readonly Product[],
  criteria: Criteria,
  sort: Sort,
): readonly Product[] =>
  sorted(
    products.filter((product) => matches(product, criteria)),
    sort,
  );

export interface FacetCounts {
  readonly categories: Readonly<Record<Category, number>>;
  readonly types: Readonly<Record<ProductType, number>>;
}

/** How many products each choice would show if it were the only one of its group, all else being kept. */
export const facetCounts = (products: readonly Product[], criteria: Criteria): FacetCounts => {
  const count = (choice: Partial<Criteria>) =>
    products.filter((product) => matches(product, { ...criteria, ...choice })).length;
  return {
    categories: {
      Men: count({ categories: ['Men'] }),
      Women: count({ categories: ['Women'] }),
      Kids: count({ categories: ['Kids'] }),
    },
    types: {
      Topwear: count({ types: ['Topwear'] }),
      Bottomwear: count({ types: ['Bottomwear'] }),
      Winterwear: count({ types: ['Winterwear'] }),
    },
  };
};

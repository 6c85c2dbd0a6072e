import type { FacetSelection, Sort } from '../../src/domain/filters';
import type { Category, ProductSummary, ProductType } from '../../src/domain/product';
import type { FacetCounts } from '../../src/domain/facets';

// The rules of the list as anyone would write them: what the shop is measured against, and what its tests hold
// it to.

export interface Criteria extends FacetSelection {
  /** The applied one: trimmed, and empty while search is closed. */
  readonly query: string;
}

const allows = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value);

/** Any of the chosen categories, any of the chosen types, and the query somewhere in the name. */
const matches = (product: ProductSummary, { categories, types, query }: Criteria): boolean =>
  allows(categories, product.category) &&
  allows(types, product.subCategory) &&
  product.name.toLowerCase().includes(query.toLowerCase());

/** The products in the chosen order; equal prices keep the order of the catalogue. */
const sorted = (products: readonly ProductSummary[], sort: Sort): readonly ProductSummary[] => {
  switch (sort) {
    case 'relevant':
      return products;
    case 'low-to-high':
      return products.toSorted((a, b) => a.price - b.price);
    case 'high-to-low':
      return products.toSorted((a, b) => b.price - a.price);
  }
};

/** The list by a filter and a sort, nothing prepared and nothing remembered. */
export const naiveList = (
  products: readonly ProductSummary[],
  criteria: Criteria,
  sort: Sort,
): readonly ProductSummary[] =>
  sorted(
    products.filter((product) => matches(product, criteria)),
    sort,
  );

/** The numbers beside the choices by six filters. */
export const naiveCounts = (products: readonly ProductSummary[], criteria: Criteria): FacetCounts => {
  const count = (choice: { categories?: readonly Category[]; types?: readonly ProductType[] }) =>
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

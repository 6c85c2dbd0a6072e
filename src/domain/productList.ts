import { type FacetSelection, type Sort } from './filters';
import { CATEGORIES, PRODUCT_TYPES, type ProductSummary } from './product';

/** The products in the order of a sort; equal prices keep the order of the catalogue. */
export const sortProducts = (products: readonly ProductSummary[], sort: Sort): readonly ProductSummary[] => {
  if (sort === 'relevant') return products;
  const direction = sort === 'low-to-high' ? 1 : -1;
  return [...products].sort((a, b) => direction * (a.price - b.price));
};

export const matchQuery = (products: readonly ProductSummary[], query: string): readonly ProductSummary[] => {
  if (query === '') return products;
  const text = query.toLowerCase();
  return products.filter(({ name }) => name.toLowerCase().includes(text));
};

/** A set of the selected values; none selected means all. */
const selectedSet = <T>(selected: readonly T[], all: readonly T[]): ReadonlySet<T> =>
  new Set(selected.length > 0 ? selected : all);

export const filterProducts = (
  products: readonly ProductSummary[],
  { categories, types }: FacetSelection,
): readonly ProductSummary[] => {
  if (categories.length + types.length === 0) return products;
  const categorySet = selectedSet(categories, CATEGORIES);
  const typeSet = selectedSet(types, PRODUCT_TYPES);
  return products.filter(
    ({ category, subCategory }) => categorySet.has(category) && typeSet.has(subCategory),
  );
};

export type FacetCounts = Readonly<Record<keyof FacetSelection, Readonly<Record<string, number>>>>;

const zeroForEach = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 0]));

/** How many products each value would leave as the only one of its facet, with the other facet as selected. */
export const countFacets = (products: readonly ProductSummary[], selection: FacetSelection): FacetCounts => {
  const categories = zeroForEach(CATEGORIES);
  const types = zeroForEach(PRODUCT_TYPES);
  const categorySet = selectedSet(selection.categories, CATEGORIES);
  const typeSet = selectedSet(selection.types, PRODUCT_TYPES);
  for (const { category, subCategory } of products) {
    if (typeSet.has(subCategory)) categories[category] = (categories[category] ?? 0) + 1;
    if (categorySet.has(category)) types[subCategory] = (types[subCategory] ?? 0) + 1;
  }
  return { categories, types };
};

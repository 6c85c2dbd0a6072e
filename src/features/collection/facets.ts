import type { Product } from '../../data/types';
import { CATEGORIES, PRODUCT_TYPES } from '../catalogue/product';

/** A filter with a checkbox for each of its values. */
interface Facet {
  /** The key of its selected values in the state. */
  readonly name: string;
  /** The search parameter. */
  readonly param: string;
  readonly label: string;
  readonly values: readonly string[];
  /** Those of `values` that a product has. */
  readonly valuesOf: (product: Product) => readonly string[];
}

/**
 * The filters of the collections page, in the order in which they are shown.
 */
export const FACETS = [
  {
    name: 'categories',
    param: 'category',
    label: 'Categories',
    values: CATEGORIES,
    valuesOf: ({ category }) => [category],
  },
  {
    name: 'types',
    param: 'type',
    label: 'Type',
    values: PRODUCT_TYPES,
    valuesOf: ({ subCategory }) => [subCategory],
  },
] as const satisfies readonly Facet[];

export type FacetRow = (typeof FACETS)[number];
export type FacetName = FacetRow['name'];

/** The selected values of each facet, in the order of its values. */
export type Selection = Record<FacetName, string[]>;

/** One value for each facet. */
export const mapFacets = <T>(
  valueOf: (facet: FacetRow) => T,
): Record<FacetName, T> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of fromEntries has no keys
  Object.fromEntries(
    FACETS.map((facet) => [facet.name, valueOf(facet)]),
  ) as Record<FacetName, T>;

/** The values that any of these texts names, in any letter case. */
export const selectValues = (
  { values }: FacetRow,
  texts: readonly string[],
): string[] => {
  const named = texts.map((text) => text.toLowerCase());
  return values.filter((value) => named.includes(value.toLowerCase()));
};

export const selectedCount = (selected: Selection): number =>
  Object.values(selected).flat().length;

/** The facets in which the products differ: the others cannot narrow a list. */
export const facetsOf = (products: readonly Product[]): readonly FacetRow[] =>
  FACETS.filter(({ values, valuesOf }) =>
    values.some((value) => {
      const hasValue = (product: Product) => valuesOf(product).includes(value);
      return products.some(hasValue) && !products.every(hasValue);
    }),
  );

/** The products that have a selected value of each facet that has any. */
export const filterProducts = (
  products: readonly Product[],
  selected: Selection,
): readonly Product[] => {
  const active = FACETS.filter(({ name }) => selected[name].length > 0);
  return products.filter((product) =>
    active.every(({ name, valuesOf }) =>
      valuesOf(product).some((value) => selected[name].includes(value)),
    ),
  );
};

export type FacetCounts = Readonly<
  Record<FacetName, Readonly<Record<string, number>>>
>;

/**
 * How many products each value would leave as the only one of its facet, with
 * the other facets as selected.
 */
export const countFacets = (
  products: readonly Product[],
  selected: Selection,
): FacetCounts =>
  mapFacets(({ name, values, valuesOf }) => {
    const others = filterProducts(products, { ...selected, [name]: [] });
    const found = others.flatMap(valuesOf);
    const countOf = (value: string) =>
      found.filter((each) => each === value).length;
    return Object.fromEntries(values.map((value) => [value, countOf(value)]));
  });

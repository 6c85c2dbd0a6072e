import { CATEGORIES, PRODUCT_TYPES } from '../catalogue/product';
import type { ProductSummary } from '../../shop/product';

/**
 * The filters of the collections page, in the order in which they are shown.
 */
export const FACETS = [
  {
    name: 'categories',
    field: 'category',
    param: 'category',
    label: 'Categories',
    values: CATEGORIES,
  },
  {
    name: 'types',
    field: 'subCategory',
    param: 'type',
    label: 'Type',
    values: PRODUCT_TYPES,
  },
] as const satisfies readonly {
  /** The key of its selected values in the state. */
  readonly name: string;
  /** The field of a product with its value or its values. */
  readonly field: keyof ProductSummary;
  /** The search parameter. */
  readonly param: string;
  readonly label: string;
  readonly values: readonly string[];
}[];

type Row = (typeof FACETS)[number];
export type Facet = Row['name'];

/**
 * Products with any of the selected values in each facet. None selected means
 * all; the lists are in declared order.
 */
export type FacetSelection = Readonly<Record<Facet, readonly string[]>>;

/** One value for each facet. */
export const mapFacets = <T>(valueOf: (facet: Row) => T): Record<Facet, T> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of fromEntries has no keys
  Object.fromEntries(
    FACETS.map((facet) => [facet.name, valueOf(facet)]),
  ) as Record<Facet, T>;

export const NO_SELECTION: FacetSelection = mapFacets(() => []);

export const selectedCount = (selection: FacetSelection): number =>
  FACETS.flatMap(({ name }) => selection[name]).length;

export const isSameSelection = (
  a: FacetSelection,
  b: FacetSelection,
): boolean =>
  FACETS.every(({ name }) => a[name].join('\n') === b[name].join('\n'));

/**
 * The values that these texts name in any letter case, in declared order, each
 * once.
 */
export const valuesNamed = (
  all: readonly string[],
  texts: readonly string[],
): string[] => {
  const named = texts.map((text) => text.toLowerCase());
  return all.filter((value) => named.includes(value.toLowerCase()));
};

export const toggled = (
  all: readonly string[],
  selected: readonly string[],
  value: string,
): string[] =>
  all.filter(
    (candidate) => selected.includes(candidate) !== (candidate === value),
  );

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

export const filterProducts = (
  products: readonly ProductSummary[],
  selection: FacetSelection,
): readonly ProductSummary[] => {
  const active = FACETS.filter(({ name }) => selection[name].length > 0);
  if (active.length === 0) return products;
  return products.filter((product) =>
    active.every(({ name, field }) =>
      listOf(product[field]).some((value) => selection[name].includes(value)),
    ),
  );
};

export type FacetCounts = Readonly<
  Record<Facet, Readonly<Record<string, number>>>
>;

/**
 * How many products each value would leave as the only one of its facet, with
 * the other facets as selected.
 */
export const countFacets = (
  products: readonly ProductSummary[],
  selection: FacetSelection,
): FacetCounts =>
  mapFacets((facet) => {
    const counts: Record<string, number> = Object.fromEntries(
      facet.values.map((value) => [value, 0]),
    );
    for (const product of filterProducts(products, {
      ...selection,
      [facet.name]: [],
    }))
      for (const value of listOf(product[facet.field]))
        counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  });

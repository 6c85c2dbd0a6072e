import type { ProductSummary } from '../../shop/product';
import { FACETS, type FacetName, type FacetRow } from './facets';

/** The selected values of each facet. */
export type FacetSelection = Readonly<Record<FacetName, readonly string[]>>;

/** One value for each facet. */
export const mapFacets = <T>(
  valueOf: (facet: FacetRow) => T,
): Record<FacetName, T> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of fromEntries has no keys
  Object.fromEntries(
    FACETS.map((facet) => [facet.name, valueOf(facet)]),
  ) as Record<FacetName, T>;

export const NO_SELECTION: FacetSelection = mapFacets(() => []);

export const selectedCount = (selection: FacetSelection): number =>
  FACETS.flatMap(({ name }) => selection[name]).length;

export const isSameValues = (
  a: readonly string[],
  b: readonly string[],
): boolean => a.join('\n') === b.join('\n');

export const isSameSelection = (
  a: FacetSelection,
  b: FacetSelection,
): boolean => FACETS.every(({ name }) => isSameValues(a[name], b[name]));

export const filterProducts = (
  products: readonly ProductSummary[],
  selection: FacetSelection,
): readonly ProductSummary[] => {
  const active = FACETS.filter(({ name }) => selection[name].length > 0);
  if (active.length === 0) return products;
  const matchers = active.map(({ name, matcherOf }) =>
    matcherOf(selection[name]),
  );
  return products.filter((product) =>
    matchers.every((matches) => matches(product)),
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
  products: readonly ProductSummary[],
  selection: FacetSelection,
): FacetCounts =>
  mapFacets(({ name, values, valuesOf }) => {
    const counts: Record<string, number> = Object.fromEntries(
      values.map((value) => [value, 0]),
    );
    const others = { ...selection, [name]: [] };
    for (const product of filterProducts(products, others))
      for (const value of valuesOf(product))
        counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  });

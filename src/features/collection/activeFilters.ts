import { FACETS, type Facet, type FacetSelection } from './facets';

/** What narrows the list and can be removed: a selected value, or the query. */
export interface ActiveFilter {
  readonly facet: Facet | 'query';
  readonly value: string;
  readonly label: string;
}

/**
 * In the order of the facets, the query last. A value that two facets have is
 * labelled with its facet.
 */
export const activeFiltersOf = (
  selection: FacetSelection,
  query: string,
): readonly ActiveFilter[] => {
  const selected = FACETS.flatMap(({ name, label }) =>
    selection[name].map((value) => ({ facet: name, facetLabel: label, value })),
  );
  const isAmbiguous = (value: string) =>
    selected.filter((other) => other.value === value).length > 1;
  const values = selected.map(({ facet, facetLabel, value }) => {
    const label = isAmbiguous(value) ? `${value} (${facetLabel})` : value;
    return { facet, value, label };
  });
  if (query === '') return values;
  return [...values, { facet: 'query', value: query, label: `“${query}”` }];
};

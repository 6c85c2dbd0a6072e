import type { FacetSelection } from './facetSelection';
import { FACETS, type FacetName } from './facets';

/** What narrows the list and can be removed: a selected value, or the query. */
export interface ActiveFilter {
  readonly facet: FacetName | 'query';
  readonly value: string;
  readonly label: string;
}

/**
 * In the order of the facets, the query last. A text that two facets have is
 * followed by the label of its facet.
 */
export const activeFiltersOf = (
  selection: FacetSelection,
  query: string,
): readonly ActiveFilter[] => {
  const selected = FACETS.flatMap(({ name, label, chipOf }) =>
    selection[name].map((value) => ({
      facet: name,
      facetLabel: label,
      value,
      text: chipOf(value),
    })),
  );
  const isAmbiguous = (text: string) =>
    selected.filter((other) => other.text === text).length > 1;
  const values = selected.map(({ facet, facetLabel, value, text }) => {
    const label = isAmbiguous(text) ? `${text} (${facetLabel})` : text;
    return { facet, value, label };
  });
  if (query === '') return values;
  return [...values, { facet: 'query', value: query, label: `“${query}”` }];
};

import { render, screen } from '@testing-library/react';
import { FilterGroups } from '../../../../src/features/collections/components/FilterGroups';
import type {
  Facet,
  FacetCounts,
} from '../../../../src/features/collections/facets';

const facetOf = (name: Facet['name'], values: readonly string[]): Facet => ({
  name,
  label: name,
  options: values.map((value) => ({ value, label: value })),
  valuesOf: () => [],
});

const facets = [
  facetOf('category', ['Men', 'Kids']),
  facetOf('size', ['M', 'L', '104']),
];

const shownWith = (counts: FacetCounts) => {
  render(
    <FilterGroups
      facets={facets}
      selected={{ size: ['L'] }}
      counts={counts}
      onToggle={() => undefined}
    />,
  );
  return screen
    .getAllByRole('checkbox')
    .map((checkbox) => checkbox.getAttribute('value'));
};

it('should hide sizes that would leave no product, unless they are selected', () => {
  const counts = {
    category: new Map([['Men', 1]]),
    size: new Map([['M', 1]]),
  };
  expect(shownWith(counts)).toEqual(['Men', 'Kids', 'M', 'L']);
});

it('should show all sizes where each would leave no product', () => {
  const counts = { category: new Map(), size: new Map() };
  expect(shownWith(counts)).toEqual(['Men', 'Kids', 'M', 'L', '104']);
});

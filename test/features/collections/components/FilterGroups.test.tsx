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
  facetOf('size', ['M', 'L', '104', '110']),
];

const shownWith = (counts: FacetCounts) => {
  const { container } = render(
    <FilterGroups
      facets={facets}
      selected={{ size: ['L'] }}
      counts={counts}
      onToggle={() => undefined}
    />,
  );
  container.querySelector<HTMLElement>('[value="104"]')?.focus();
  return screen
    .getAllByRole('checkbox')
    .map((checkbox) => checkbox.getAttribute('value'));
};

it('should hide sizes that would leave no product, unless they are selected or have the focus', () => {
  const counts = {
    category: new Map([['Men', 1]]),
    size: new Map([['M', 1]]),
  };
  expect(shownWith(counts)).toEqual(['Men', 'Kids', 'M', 'L', '104']);
});

it('should show all sizes where each would leave no product', () => {
  const counts = { category: new Map(), size: new Map() };
  expect(shownWith(counts)).toEqual(['Men', 'Kids', 'M', 'L', '104', '110']);
});

import { screen } from '@testing-library/react';
import type { Facet } from '../../../src/features/collection/facet';
import { resultCount } from '../../support/collections';
import { renderAt } from '../../support/renderAt';

// A shop with one category and one type.
jest.mock('../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../src/data/catalogue'),
  CATEGORIES: ['Men'],
  PRODUCT_TYPES: ['Topwear'],
}));

// Without filters of other kinds, which every shop shows.
jest.mock('../../../src/features/collection/facets', () => {
  const path = '../../../src/features/collection/facets';
  const { FACETS } = jest.requireActual<{ FACETS: readonly Facet[] }>(path);
  return { FACETS: FACETS.filter(({ values }) => values.length > 0) };
});

it('should offer no filters where there is nothing to choose from', async () => {
  await renderAt('/Collections');
  expect(resultCount()).toBeVisible();
  // The sidebar of a wide screen, and the button of a narrow one.
  expect(screen.queryByLabelText('Filters')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

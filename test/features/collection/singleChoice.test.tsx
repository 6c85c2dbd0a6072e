import { screen } from '@testing-library/react';
import { resultCount } from '../../support/collections';
import { renderAt } from '../../support/renderAt';

// A shop with one category and one type.
jest.mock('../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../src/data/catalogue'),
  CATEGORIES: ['Men'],
  PRODUCT_TYPES: ['Topwear'],
}));

it('should offer no filters where there is nothing to choose from', async () => {
  await renderAt('/Collections');
  expect(resultCount()).toBeVisible();
  // The sidebar of a wide screen, and the button of a narrow one.
  expect(screen.queryByLabelText('Filters')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

import { screen } from '@testing-library/react';
import { openFilters } from '../../support/collections';

jest.mock('../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../src/data/catalogue'),
  CATEGORIES: ['Men'],
}));

it('should hide the filter of a shop with one category', async () => {
  await openFilters();
  const group = (name: string) => screen.queryByRole('group', { name });
  expect(group('Categories')).toBeNull();
  expect(group('Type')).toBeVisible();
});

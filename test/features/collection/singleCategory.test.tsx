import { openCollections } from '../../support/collectionsHelpers';
import { main } from '../../support/pageHelpers';

jest.mock('../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../src/data/catalogue'),
  CATEGORIES: ['Men'],
}));

it('should hide the filter of a shop with one category', async () => {
  await openCollections();
  const group = (name: string) => main().queryByRole('group', { name });
  expect(group('Categories')).toBeNull();
  expect(group('Type')).toBeVisible();
});

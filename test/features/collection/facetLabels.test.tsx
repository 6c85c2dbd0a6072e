import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CategoryTiles } from '../../../src/features/home/components/CategoryTiles';
import { banners } from '../../../src/data/banners';
import {
  checkbox,
  chips,
  openCollections,
} from '../../support/collectionsHelpers';
import { button } from '../../support/pageHelpers';

// A category of two words, and a type with the label of a category.
jest.mock('../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../src/data/catalogue'),
  CATEGORIES: ['Men', 'Women', 'Kids', 'Home decor'],
  PRODUCT_TYPES: ['Topwear', 'Bottomwear', 'Winterwear', 'Kids'],
}));

it('should describe a filter of two words', async () => {
  await openCollections();
  expect(checkbox('Home decor')).toHaveAccessibleDescription('0 products');
});

it('should name the tile of a category of two words', () => {
  render(
    <CategoryTiles
      tiles={[{ category: 'Home decor', banner: banners.about }]}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
  expect(screen.getByRole('link', { name: 'Home decor' })).toBeVisible();
});

it('should tell the chips of a category and a type with the same label apart', async () => {
  const { user } = await openCollections(
    '/Collections?category=Men&category=Kids&type=Kids',
  );
  expect(chips()).toEqual([
    'Remove filter Men',
    'Remove filter Kids (Categories)',
    'Remove filter Kids (Type)',
    'Clear all',
  ]);
  await user.click(button('Remove filter Kids (Categories)'));
  expect(chips()).toEqual([
    'Remove filter Men',
    'Remove filter Kids',
    'Clear all',
  ]);
  expect(button('Remove filter Kids')).toHaveFocus();
});

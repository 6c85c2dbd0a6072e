import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { banners } from '../../../src/data/banners';
import { CategoryTiles } from '../../../src/features/home/components/CategoryTiles';
import { checkbox, chips, openFilters } from '../../support/collections';
import { button, link, press } from '../../support/shopper';

// A category of two words, a type with the label of a category.
jest.mock('../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../src/data/catalogue'),
  CATEGORIES: ['Men', 'Women', 'Kids', 'Home decor'],
  PRODUCT_TYPES: ['Topwear', 'Bottomwear', 'Winterwear', 'Kids'],
}));

it('should name the tile of a category of two words', () => {
  const tiles = [{ category: 'Home decor', banner: banners.about }];
  render(<CategoryTiles tiles={tiles} />, { wrapper: MemoryRouter });
  expect(link('Home decor')).toBeVisible();
});

it('should describe a filter of two words, and tell the chips of a category and a type with the same label apart', async () => {
  await openFilters('/Collections?category=Men&category=Kids&type=Kids');
  expect(checkbox('Home decor')).toHaveAccessibleDescription('0 products');
  expect(chips()).toEqual([
    'Men',
    'Kids (Categories)',
    'Kids (Type)',
    'Clear all',
  ]);
  await press('Remove filter Kids (Categories)');
  expect(chips()).toEqual(['Men', 'Kids', 'Clear all']);
  expect(button('Remove filter Kids')).toHaveFocus();
});

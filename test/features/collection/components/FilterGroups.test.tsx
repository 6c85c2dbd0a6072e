import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { banners } from '../../../../src/data/banners';
import { CategoryTiles } from '../../../../src/features/home/components/CategoryTiles';
import { checkbox, chips, openFilters } from '../../../support/collections';
import { button, link, press } from '../../../support/shopper';

// A category of two words that is a type too.
jest.mock('../../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../../src/data/catalogue'),
  CATEGORIES: ['Men', 'Women', 'Home decor'],
  PRODUCT_TYPES: ['Home decor'],
}));

it('should name the tile of a category of two words', () => {
  const tiles = [{ category: 'Home decor', banner: banners.about }];
  render(<CategoryTiles tiles={tiles} />, { wrapper: MemoryRouter });
  expect(link('Home decor')).toBeVisible();
});

it('should have checkboxes only where there is a choice', async () => {
  await openFilters();
  expect(screen.getByRole('group', { name: 'Categories' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Type' })).toBeNull();
  expect(checkbox('Home decor')).toHaveAccessibleDescription('0 products');
});

it('should have a chip each for a category and a type with the same label', async () => {
  const url = '/Collections?category=Men&category=home+decor&type=home+decor';
  await openFilters(url);
  expect(chips()).toEqual(['Men', 'Home decor', 'Home decor', 'Clear all']);
  await press('Remove filter Men');
  expect(chips()).toEqual(['Home decor', 'Home decor', 'Clear all']);
  expect(button(/^Filter \(2\)/)).toBeVisible();
});

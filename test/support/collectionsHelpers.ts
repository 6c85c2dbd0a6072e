import { screen, within } from '@testing-library/react';
import { renderAt } from './renderAt';
import { cardsIn, header, main } from './pageHelpers';

/**
 * Opens the collections with the filter sheet. jsdom renders the narrow layout.
 */
export const openCollections = async (url = '/Collections') => {
  const shop = await renderAt(url);
  await shop.user.click(main().getByRole('button', { name: /^Filter/ }));
  return shop;
};

export const sheet = () =>
  within(screen.getByRole('dialog', { name: 'Filters' }));
export const showButton = () => sheet().getByRole('button', { name: /^Show/ });
export const checkbox = (name: string) =>
  main().getByRole('checkbox', { name });
export const sortSelect = () =>
  main().getByRole('combobox', { name: 'Sort by' });
export const shownNames = () => cardsIn(main());
export const resultCount = () =>
  main().getByText(/^\d+ products?$/, { selector: 'p' });
export const searchIcon = () =>
  header().getByRole('button', { name: 'Search' });
export const searchField = () =>
  screen.getByRole('searchbox', { name: 'Search' });
export const chips = () =>
  within(main().getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent);

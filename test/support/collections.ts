import { screen } from '@testing-library/react';
import type { RootState } from '../../src/app/rootReducer';
import { renderAt } from './renderAt';
import { cardsIn, main, press, textsOf } from './shopper';

/**
 * Opens the collections with the filter sheet. jsdom renders the narrow layout.
 */
export const openFilters = async (
  url = '/Collections',
  preloadedState?: Partial<RootState>,
) => {
  const store = await renderAt(url, preloadedState);
  await press(/^Filter/);
  return store;
};

export const checkbox = (name: string) =>
  screen.getByRole('checkbox', { name });
export const searchField = () => screen.getByRole('searchbox');
export const shownNames = () => cardsIn(main());
export const resultCount = () =>
  main().getByText(/^\d+ products?$/, { selector: 'p' });

/** The texts of the chips, and the button that clears all. */
export const chips = () => {
  const list = screen.getByRole('list', { name: 'Active filters' });
  return textsOf(list.querySelectorAll('button'));
};

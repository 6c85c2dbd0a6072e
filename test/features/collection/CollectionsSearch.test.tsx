import { screen } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { renderAt } from '../../support/renderAt';
import { expectFocusKept, main, namesOf } from '../../support/pageHelpers';
import {
  checkbox,
  resultCount,
  openCollections,
  searchField,
  searchIcon,
  shownNames,
} from '../../support/collectionsHelpers';

describe('search of the collections', () => {
  it.each([
    ['e', 'Products'],
    ['tuxedo', 'No products match your filters.'],
  ])('should show no empty section for the query %s', async (query, name) => {
    await renderAt(`/Collections?q=${query}`);
    const headings = main().getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('should keep the results and the focus on Enter', async () => {
    const { user } = await renderAt('/Collections');
    await user.click(searchIcon());
    await user.type(searchField(), 'gilet{Enter}');
    expect(shownNames()).toEqual(['Quilted Gilet, Moss']);
    expect(searchField()).toHaveFocus();
  });

  it('should show a notice and a reset button when no product matches', async () => {
    const { user } = await openCollections('/Collections?category=Kids&q=overcoat');
    expect(resultCount()).toHaveTextContent('0 products');
    expect(main().getByText(/no products match/i)).toBeVisible();

    await user.click(main().getByRole('button', { name: 'Show everything' }));
    expect(shownNames()).toEqual(namesOf(products));
    expect(checkbox('Kids')).not.toBeChecked();
    expect(searchField()).toHaveValue('');
    expectFocusKept();
  });

  it('should suggest a similar query when no product matches, and apply it', async () => {
    const { user } = await renderAt('/Collections?q=linnen');
    expect(shownNames()).toEqual([]);
    await user.click(main().getByRole('button', { name: 'Linen' }));
    expect(searchField()).toHaveValue('Linen');
    expect(shownNames()).toEqual(namesOf(products.filter(({ name }) => name.includes('Linen'))));
    expect(resultCount()).toHaveFocus();
  });

  it('should suggest no product outside the filters', async () => {
    await renderAt('/Collections?category=Kids&q=overcot');
    expect(shownNames()).toEqual([]);
    expect(main().queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('should be possible on the error page when the path contains "Collection"', async () => {
    const { user } = await renderAt('/winter-Collection');
    await user.click(searchIcon());
    expect(searchField()).toBeVisible();
    expect(screen.getByText('404 Not Found')).toBeVisible();
  });
});

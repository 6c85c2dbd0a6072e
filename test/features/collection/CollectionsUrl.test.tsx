import { cleanup, waitFor } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { renderAt } from '../../support/renderAt';
import { heading, main, namesOf } from '../../support/pageHelpers';
import {
  checkbox,
  resultCount,
  openCollections,
  searchField,
  searchIcon,
  shownNames,
  sortSelect,
} from '../../support/collectionsHelpers';

const url = () => window.location.pathname + window.location.search;

describe('URL of the collections', () => {
  it('should restore the list when it is opened again', async () => {
    const { user } = await openCollections();
    await user.click(checkbox('Women'));
    await user.click(checkbox('Topwear'));
    await user.selectOptions(sortSelect(), 'Low to High');
    await user.click(searchIcon());
    await user.type(searchField(), 'blouse');
    await waitFor(() => expect(url()).toContain('blouse'));
    const list = shownNames();
    expect(list).toEqual(['Sprig Blouse, Ecru']);
    cleanup();

    await openCollections(url());
    expect(shownNames()).toEqual(list);
    expect(checkbox('Women')).toBeChecked();
    expect(checkbox('Topwear')).toBeChecked();
    expect(sortSelect()).toHaveDisplayValue('Low to High');
    expect(searchField()).toHaveValue('blouse');
  });
});

describe('Back on the collections', () => {
  it('should undo the filter changes one by one', async () => {
    const { user, router } = await openCollections();
    await user.click(checkbox('Men'));
    await waitFor(() => expect(url()).toBe('/Collections?category=Men'));
    await user.click(checkbox('Winterwear'));
    await waitFor(() => expect(url()).toContain('Winterwear'));

    void router.navigate(-1);
    await waitFor(() => expect(checkbox('Winterwear')).not.toBeChecked());
    expect(checkbox('Men')).toBeChecked();
    const ofMen = products.filter(({ category }) => category === 'Men');
    expect(resultCount()).toHaveTextContent(`${ofMen.length} products`);

    void router.navigate(-1);
    await waitFor(() => expect(checkbox('Men')).not.toBeChecked());
    await waitFor(() => expect(shownNames()).toHaveLength(products.length));

    void router.navigate(2);
    await waitFor(() => expect(checkbox('Winterwear')).toBeChecked());
    expect(checkbox('Men')).toBeChecked();
  });

  it('should undo a sort', async () => {
    const { user, router } = await openCollections();
    await user.selectOptions(sortSelect(), 'High to Low');
    await waitFor(() => expect(url()).toContain('sort'));
    void router.navigate(-1);
    await waitFor(() => expect(sortSelect()).toHaveDisplayValue('Relevant'));
    await waitFor(() => expect(shownNames()).toEqual(namesOf(products)));
  });

  it('should not step through the letters of a query', async () => {
    const { user, router } = await renderAt('/about');
    await user.click(searchIcon());
    await heading('All Collections');
    const entries = window.history.length;
    await user.type(searchField(), 'corduroy');
    await waitFor(() => expect(url()).toBe('/Collections?q=corduroy'));
    expect(window.history.length).toBe(entries);

    void router.navigate(-1);
    expect(await heading('About us')).toBeVisible();
  });

  it('should restore the list from a product page', async () => {
    const { user, router } = await openCollections();
    await user.click(checkbox('Kids'));
    await user.selectOptions(sortSelect(), 'Low to High');
    await waitFor(() => expect(url()).toContain('sort'));
    const list = shownNames();
    await user.click(main().getByRole('link', { name: 'Stripe Crew Tee, Ochre $14' }));
    await heading('Stripe Crew Tee, Ochre');

    void router.navigate(-1);
    await heading('All Collections');
    expect(shownNames()).toEqual(list);
    expect(sortSelect()).toHaveDisplayValue('Low to High');
  });
});

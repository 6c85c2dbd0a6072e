import { cleanup, screen, waitFor } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { renderAt } from '../../support/renderAt';
import { header, heading, main, namesOf } from '../../support/pageHelpers';
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
const params = () => new URLSearchParams(window.location.search);

describe('URL of the collections', () => {
  it('should hold the filters and the sort', async () => {
    const { user } = await openCollections();
    await user.click(checkbox('Kids'));
    await waitFor(() => expect(params().getAll('category')).toEqual(['Kids']));
    await user.click(checkbox('Men'));
    await user.click(checkbox('Topwear'));
    await user.selectOptions(sortSelect(), 'High to Low');
    await waitFor(() => expect(params().get('sort')).toBe('high-to-low'));
    expect(params().getAll('category')).toEqual(['Men', 'Kids']);
    expect(params().getAll('type')).toEqual(['Topwear']);
    expect(window.location.pathname).toBe('/Collections');
  });

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

  it('should keep every character of a query', async () => {
    const { user } = await renderAt('/Collections');
    await user.click(searchIcon());
    await user.type(searchField(), 'a&b=c#d+e f%');
    await waitFor(() => expect(params().get('q')).toBe('a&b=c#d+e f%'));
  });

  it('should open the search bar when it has a query', async () => {
    await renderAt('/Collections?q=polo');
    expect(searchField()).toHaveValue('polo');
    expect(shownNames()).toEqual(['Jersey Polo, Coral', 'Pique Polo, Sage']);
  });

  it('should drop unknown values and parameters', async () => {
    await openCollections('/collections?category=Dogs&category=Men&sort=upwards&page=2');
    expect(shownNames()).toEqual(namesOf(products.filter(({ category }) => category === 'Men')));
    expect(sortSelect()).toHaveDisplayValue('Relevant');
    await waitFor(() => expect(url()).toBe('/Collections?category=Men'));
  });

  it('should clear the filters when it has no parameters', async () => {
    const { user } = await openCollections('/Collections?category=Men&sort=low-to-high&q=shirt');
    expect(shownNames()).not.toHaveLength(products.length);
    await user.click(header().getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('link', { name: 'COLLECTIONS' }));
    await waitFor(() => expect(shownNames()).toEqual(namesOf(products)));
    expect(checkbox('Men')).not.toBeChecked();
    expect(url()).toBe('/Collections');
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

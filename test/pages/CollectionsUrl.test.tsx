import { cleanup, screen, waitFor } from '@testing-library/react';
import { products } from '../../src/data/products';
import { renderAt } from '../support/renderAt';
import { header, heading, main, namesOf } from './pageHelpers';
import { box, count, openCollections, searchField, searchIcon, shown, sort } from './collectionsHelpers';

const url = () => window.location.pathname + window.location.search;
const params = () => new URLSearchParams(window.location.search);

describe('URL of the collections', () => {
  it('should hold the filters and the sort', async () => {
    const { user } = await openCollections();
    await user.click(box('Kids'));
    await waitFor(() => expect(params().getAll('category')).toEqual(['Kids']));
    await user.click(box('Men'));
    await user.click(box('Topwear'));
    await user.selectOptions(sort(), 'High to Low');
    await waitFor(() => expect(params().get('sort')).toBe('high-to-low'));
    expect(params().getAll('category')).toEqual(['Men', 'Kids']);
    expect(params().getAll('type')).toEqual(['Topwear']);
    expect(window.location.pathname).toBe('/Collections');
  });

  it('should restore the list when it is opened again', async () => {
    const { user } = await openCollections();
    await user.click(box('Women'));
    await user.click(box('Topwear'));
    await user.selectOptions(sort(), 'Low to High');
    await user.click(searchIcon());
    await user.type(searchField(), 'blouse');
    await waitFor(() => expect(url()).toContain('blouse'));
    const list = shown();
    expect(list).toEqual(['Sprig Blouse, Ecru']);
    cleanup();

    await openCollections(url());
    expect(shown()).toEqual(list);
    expect(box('Women')).toBeChecked();
    expect(box('Topwear')).toBeChecked();
    expect(sort()).toHaveDisplayValue('Low to High');
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
    expect(shown()).toEqual(['Jersey Polo, Coral', 'Pique Polo, Sage']);
  });

  it('should drop unknown values and parameters', async () => {
    await openCollections('/collections?category=Dogs&category=Men&sort=upwards&page=2');
    expect(shown()).toEqual(namesOf(products.filter(({ category }) => category === 'Men')));
    expect(sort()).toHaveDisplayValue('Relevant');
    await waitFor(() => expect(url()).toBe('/Collections?category=Men'));
  });

  it('should clear the filters when it has no parameters', async () => {
    const { user } = await openCollections('/Collections?category=Men&sort=low-to-high&q=shirt');
    expect(shown()).not.toHaveLength(products.length);
    await user.click(header().getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('link', { name: 'COLLECTIONS' }));
    await waitFor(() => expect(shown()).toEqual(namesOf(products)));
    expect(box('Men')).not.toBeChecked();
    expect(url()).toBe('/Collections');
  });
});

describe('Back on the collections', () => {
  it('should undo the filter changes one by one', async () => {
    const { user, router } = await openCollections();
    await user.click(box('Men'));
    await waitFor(() => expect(url()).toBe('/Collections?category=Men'));
    await user.click(box('Winterwear'));
    await waitFor(() => expect(url()).toContain('Winterwear'));

    void router.navigate(-1);
    await waitFor(() => expect(box('Winterwear')).not.toBeChecked());
    expect(box('Men')).toBeChecked();
    const ofMen = products.filter(({ category }) => category === 'Men');
    expect(count()).toHaveTextContent(`${ofMen.length} products`);

    void router.navigate(-1);
    await waitFor(() => expect(box('Men')).not.toBeChecked());
    expect(shown()).toHaveLength(products.length);

    void router.navigate(2);
    await waitFor(() => expect(box('Winterwear')).toBeChecked());
    expect(box('Men')).toBeChecked();
  });

  it('should undo a sort', async () => {
    const { user, router } = await openCollections();
    await user.selectOptions(sort(), 'High to Low');
    await waitFor(() => expect(url()).toContain('sort'));
    void router.navigate(-1);
    await waitFor(() => expect(sort()).toHaveDisplayValue('Relevant'));
    expect(shown()).toEqual(namesOf(products));
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
    await user.click(box('Kids'));
    await user.selectOptions(sort(), 'Low to High');
    await waitFor(() => expect(url()).toContain('sort'));
    const list = shown();
    await user.click(main().getByRole('link', { name: 'Stripe Crew Tee, Ochre $14' }));
    await heading('Stripe Crew Tee, Ochre');

    void router.navigate(-1);
    await heading('All Collections');
    expect(shown()).toEqual(list);
    expect(sort()).toHaveDisplayValue('Low to High');
  });
});

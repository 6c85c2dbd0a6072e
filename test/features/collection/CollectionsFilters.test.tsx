import { act, screen, within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { facetToggled } from '../../../src/features/collection/filtersSlice';
import { renderAt } from '../../support/renderAt';
import { expectFocusKept, main, namesOf } from '../../support/pageHelpers';
import {
  checkbox,
  chips,
  resultCount,
  openCollections,
  searchField,
  searchIcon,
  sheet,
  showButton,
  shownNames,
  sortSelect,
} from '../../support/collectionsHelpers';

describe('filters of the collections', () => {
  it('should show all products in catalogue order at first', async () => {
    await openCollections();
    expect(main().getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible();
    expect(shownNames()).toEqual(namesOf(products));
    expect(shownNames()).toHaveLength(products.length);
    expect(resultCount()).toHaveTextContent(`${products.length} products`);
  });

  it('should be three categories and three types, all unchecked', async () => {
    await openCollections();
    const boxesOf = (name: string) =>
      within(main().getByRole('group', { name })).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxesOf('Categories').map(({ value }) => value)).toEqual(['Men', 'Women', 'Kids']);
    expect(boxesOf('Type').map(({ value }) => value)).toEqual(['Topwear', 'Bottomwear', 'Winterwear']);
    for (const each of main().getAllByRole('checkbox')) expect(each).not.toBeChecked();
  });

  it('should show and describe the number of products of each value', async () => {
    await openCollections();
    const countOf = (name: string) =>
      products.filter(({ category, subCategory }) => category === name || subCategory === name).length;
    for (const { value } of main().getAllByRole<HTMLInputElement>('checkbox')) {
      expect(countOf(value)).toBeGreaterThan(0);
      expect(checkbox(value)).toHaveAccessibleDescription(`${countOf(value)} products`);
      expect(sheet().getAllByText(String(countOf(value)))[0]).toBeVisible();
    }
  });

  it('should use the singular for one product', async () => {
    const { user } = await openCollections();
    await user.click(searchIcon());
    await user.type(searchField(), 'melton');
    expect(shownNames()).toEqual(['Melton Overcoat, Charcoal']);
    expect(resultCount()).toHaveTextContent(/^1 product$/);
    expect(checkbox('Men')).toHaveAccessibleDescription('1 product');
    expect(checkbox('Women')).toHaveAccessibleDescription('0 products');
  });
});

describe('filter sheet', () => {
  it('should show the number of matching products on its button, and close by it', async () => {
    const { user } = await openCollections();
    expect(showButton()).toHaveTextContent(`Show ${products.length} products`);
    await user.click(checkbox('Kids'));
    await user.click(checkbox('Winterwear'));
    const left = products.filter((each) => each.category === 'Kids' && each.subCategory === 'Winterwear');
    expect(showButton()).toHaveTextContent(`Show ${left.length} products`);
    await user.click(showButton());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shownNames()).toEqual(namesOf(left));
    expect(main().getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  });

  it('should clear all filters by Clear all and stay open', async () => {
    const { user } = await openCollections('/Collections?category=Men&type=Topwear&q=linen');
    const clear = sheet().getByRole('button', { name: 'Clear all' });
    await user.click(clear);
    expect(showButton()).toHaveTextContent(`Show ${products.length} products`);
    expect(checkbox('Men')).not.toBeChecked();
    expect(clear).toHaveFocus();
  });
});

describe('filter chips', () => {
  it('should name the active filters and be removed one by one without losing focus', async () => {
    const { user } = await openCollections();
    await user.click(checkbox('Winterwear'));
    await user.click(checkbox('Men'));
    expect(chips()).toEqual(['Remove filter Men', 'Remove filter Winterwear', 'Clear all']);

    await user.click(main().getByRole('button', { name: 'Remove filter Men' }));
    expect(checkbox('Men')).not.toBeChecked();
    expect(main().getByRole('button', { name: 'Remove filter Winterwear' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(shownNames()).toHaveLength(products.length);
    expectFocusKept();
  });

  it('should clear the query', async () => {
    const { user } = await openCollections();
    await user.click(searchIcon());
    await user.type(searchField(), 'linen');
    await user.click(main().getByRole('button', { name: /^Remove filter .*linen/ }));
    expect(searchField()).toHaveValue('');
    expect(shownNames()).toHaveLength(products.length);
    expectFocusKept();
  });

  it('should all be removed by Clear all, which moves the focus to the result count', async () => {
    const { user } = await openCollections();
    await user.click(checkbox('Women'));
    await user.click(checkbox('Topwear'));
    await user.click(showButton());
    await user.click(main().getByRole('button', { name: 'Clear all' }));
    expect(shownNames()).toHaveLength(products.length);
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(resultCount()).toHaveFocus();
  });
});

describe('focused card', () => {
  const card = () => main().getByRole('link', { name: /^Linen Camp Shirt/ });
  const toggle = async (category: 'Men' | 'Kids') => {
    const { store } = await renderAt('/Collections');
    act(() => card().focus());
    await act(() => Promise.resolve(store.dispatch(facetToggled({ facet: 'categories', value: category }))));
  };

  it('should pass the focus to the result count when the next list does not hold it', async () => {
    await toggle('Kids');
    expect(resultCount()).toHaveFocus();
  });

  it('should keep the focus when the next list holds it', async () => {
    await toggle('Men');
    expect(card()).toHaveFocus();
  });
});

it('should offer Relevant, Low to High and High to Low, with Relevant selected', async () => {
  await openCollections();
  const options = within(sortSelect()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Relevant', 'Low to High', 'High to Low']);
  expect(sortSelect()).toHaveDisplayValue('Relevant');
});

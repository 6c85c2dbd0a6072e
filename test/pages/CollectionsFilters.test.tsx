import { screen, within } from '@testing-library/react';
import { products } from '../../src/data/products';
import { GROUPS } from '../../src/domain/filters';
import { expectFocusKept, main, namesOf } from './pageHelpers';
import {
  box,
  chips,
  count,
  openCollections,
  searchField,
  searchIcon,
  sheet,
  show,
  shown,
} from './collectionsHelpers';

describe('filters of the collections', () => {
  it('should show all products in catalogue order at first', async () => {
    await openCollections();
    expect(main().getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible();
    expect(shown()).toEqual(namesOf(products));
    expect(shown()).toHaveLength(products.length);
    expect(count()).toHaveTextContent(`${products.length} products`);
  });

  it('should be three categories and three types, all unchecked', async () => {
    await openCollections();
    const boxesOf = (name: string) =>
      within(main().getByRole('group', { name })).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxesOf('Categories').map(({ value }) => value)).toEqual(['Men', 'Women', 'Kids']);
    expect(boxesOf('Type').map(({ value }) => value)).toEqual(['Topwear', 'Bottomwear', 'Winterwear']);
    for (const each of main().getAllByRole('checkbox')) expect(each).not.toBeChecked();
  });

  it('should include every value of each facet, with a chip when checked', async () => {
    const { user } = await openCollections();
    const all = Object.values(GROUPS).flat();
    expect(
      main()
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ value }) => value),
    ).toEqual(all);
    for (const name of all) await user.click(box(name));
    expect(chips()).toEqual([...all.map((name) => `Remove filter ${name}`), 'Clear all']);
  });

  it('should narrow the list to one category', async () => {
    const { user } = await openCollections();
    for (const name of ['Men', 'Women', 'Kids']) {
      await user.click(box(name));
      expect(box(name)).toBeChecked();
      expect(shown()).toEqual(namesOf(products.filter(({ category }) => category === name)));
      await user.click(box(name));
    }
  });

  it('should narrow the list to one type', async () => {
    const { user } = await openCollections();
    for (const name of ['Topwear', 'Bottomwear', 'Winterwear']) {
      await user.click(box(name));
      expect(box(name)).toBeChecked();
      expect(shown()).toEqual(namesOf(products.filter(({ subCategory }) => subCategory === name)));
      await user.click(box(name));
    }
  });

  it('should show products of any checked category and any checked type', async () => {
    const { user } = await openCollections();
    for (const name of ['Women', 'Kids', 'Winterwear', 'Topwear']) await user.click(box(name));
    const expected = products.filter(
      ({ category, subCategory }) => category !== 'Men' && subCategory !== 'Bottomwear',
    );
    expect(shown()).toEqual(namesOf(expected));
    expect(count()).toHaveTextContent(`${expected.length} products`);
  });

  it('should show all products again when a filter is unchecked', async () => {
    const { user } = await openCollections();
    await user.click(box('Kids'));
    await user.click(box('Kids'));
    expect(box('Kids')).not.toBeChecked();
    expect(shown()).toHaveLength(products.length);
  });

  it('should be checked by keyboard', async () => {
    const { user } = await openCollections();
    sheet().getByRole('button', { name: 'Close filters' }).focus();
    await user.tab();
    expect(box('Men')).toHaveFocus();
    await user.keyboard(' ');
    expect(box('Men')).toBeChecked();
    expect(box('Men')).toHaveFocus();
  });

  it('should show and describe the number of products of each value', async () => {
    await openCollections();
    const countOf = (name: string) =>
      products.filter(({ category, subCategory }) => category === name || subCategory === name).length;
    for (const { value } of main().getAllByRole<HTMLInputElement>('checkbox')) {
      expect(countOf(value)).toBeGreaterThan(0);
      expect(box(value)).toHaveAccessibleDescription(`${countOf(value)} products`);
      expect(sheet().getAllByText(String(countOf(value)))[0]).toBeVisible();
    }
  });

  it('should update the counts of the types when a category is checked', async () => {
    const { user } = await openCollections();
    await user.click(box('Men'));
    for (const type of ['Topwear', 'Bottomwear', 'Winterwear']) {
      const left = products.filter((each) => each.category === 'Men' && each.subCategory === type);
      expect(box(type)).toHaveAccessibleDescription(`${left.length} products`);
    }
  });

  it('should use the singular for one product', async () => {
    const { user } = await openCollections();
    await user.click(searchIcon());
    await user.type(searchField(), 'melton');
    expect(shown()).toEqual(['Melton Overcoat, Charcoal']);
    expect(count()).toHaveTextContent(/^1 product$/);
    expect(box('Men')).toHaveAccessibleDescription('1 product');
    expect(box('Women')).toHaveAccessibleDescription('0 products');
  });
});

describe('filter sheet', () => {
  it('should open by the Filter button and close by its close button', async () => {
    const { user } = await openCollections();
    await user.click(sheet().getByRole('button', { name: 'Close filters' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('should show the number of matching products on its button, and close by it', async () => {
    const { user } = await openCollections();
    expect(show()).toHaveTextContent(`Show ${products.length} products`);
    await user.click(box('Kids'));
    await user.click(box('Winterwear'));
    const left = products.filter((each) => each.category === 'Kids' && each.subCategory === 'Winterwear');
    expect(show()).toHaveTextContent(`Show ${left.length} products`);
    await user.click(show());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toEqual(namesOf(left));
    expect(main().getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  });

  it('should clear all filters by Clear all and stay open', async () => {
    const { user } = await openCollections('/Collections?category=Men&type=Topwear&q=linen');
    const clear = sheet().getByRole('button', { name: 'Clear all' });
    await user.click(clear);
    expect(show()).toHaveTextContent(`Show ${products.length} products`);
    expect(box('Men')).not.toBeChecked();
    expect(clear).toHaveFocus();
  });
});

describe('filter chips', () => {
  it('should not be shown without filters', async () => {
    const { user } = await openCollections();
    await user.click(show());
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('should name the active filters and be removed one by one without losing focus', async () => {
    const { user } = await openCollections();
    await user.click(box('Winterwear'));
    await user.click(box('Men'));
    expect(chips()).toEqual(['Remove filter Men', 'Remove filter Winterwear', 'Clear all']);

    await user.click(main().getByRole('button', { name: 'Remove filter Men' }));
    expect(box('Men')).not.toBeChecked();
    expect(main().getByRole('button', { name: 'Remove filter Winterwear' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(shown()).toHaveLength(products.length);
    expectFocusKept();
  });

  it('should clear the query', async () => {
    const { user } = await openCollections();
    await user.click(searchIcon());
    await user.type(searchField(), 'linen');
    await user.click(main().getByRole('button', { name: /^Remove filter .*linen/ }));
    expect(searchField()).toHaveValue('');
    expect(shown()).toHaveLength(products.length);
    expectFocusKept();
  });

  it('should all be removed by Clear all, which moves the focus to the result count', async () => {
    const { user } = await openCollections();
    await user.click(box('Women'));
    await user.click(box('Topwear'));
    await user.click(show());
    await user.click(main().getByRole('button', { name: 'Clear all' }));
    expect(shown()).toHaveLength(products.length);
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(count()).toHaveFocus();
  });
});

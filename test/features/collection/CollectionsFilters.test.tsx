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
  sheet,
  showButton,
  shownNames,
  sortSelect,
} from '../../support/collectionsHelpers';

describe('filters of the collections', () => {
  it('should be three categories and three types, each described by its number of products', async () => {
    await openCollections();
    expect(shownNames()).toEqual(namesOf(products));
    const valuesOf = (name: string) =>
      within(main().getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('checkbox', { checked: false })
        .map(({ value }) => value);
    const values = { category: valuesOf('Categories'), subCategory: valuesOf('Type') };
    expect(values).toEqual({
      category: ['Men', 'Women', 'Kids'],
      subCategory: ['Topwear', 'Bottomwear', 'Winterwear'],
    });
    for (const field of ['category', 'subCategory'] as const)
      for (const value of values[field]) {
        const count = products.filter((product) => product[field] === value).length;
        expect(checkbox(value)).toHaveAccessibleDescription(`${count} products`);
        expect(sheet().getAllByText(String(count))[0]).toBeVisible();
      }
  });

  it('should be those of the URL, with the singular for one product', async () => {
    await openCollections('/Collections?category=Women&type=Topwear&sort=low-to-high&q=blouse');
    expect(shownNames()).toEqual(['Sprig Blouse, Ecru']);
    expect(resultCount()).toHaveTextContent(/^1 product$/);
    expect(checkbox('Women')).toBeChecked();
    expect(checkbox('Women')).toHaveAccessibleDescription('1 product');
    expect(checkbox('Men')).not.toBeChecked();
    expect(checkbox('Men')).toHaveAccessibleDescription('0 products');
    expect(checkbox('Topwear')).toBeChecked();
    expect(sortSelect()).toHaveDisplayValue('Low to High');
    expect(searchField()).toHaveValue('blouse');
  });
});

describe('filter sheet', () => {
  it('should show the number of matching products on its button, and close by it', async () => {
    const { user } = await openCollections();
    await user.click(checkbox('Kids'));
    await user.click(checkbox('Winterwear'));
    expect(checkbox('Winterwear')).toHaveFocus();
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
  const chip = (name: string) => main().getByRole('button', { name });

  it('should name the active filters and be removed one by one without losing focus', async () => {
    const { user } = await openCollections('/Collections?type=Winterwear&category=Men&q=coat');
    expect(chips()).toEqual([
      'Remove filter Men',
      'Remove filter Winterwear',
      'Remove filter “coat”',
      'Clear all',
    ]);
    await user.click(chip('Remove filter Men'));
    expect(checkbox('Men')).not.toBeChecked();
    expect(chip('Remove filter Winterwear')).toHaveFocus();
    await user.click(chip('Remove filter “coat”'));
    expect(searchField()).toHaveValue('');
    expectFocusKept();
    await user.click(chip('Remove filter Winterwear'));
    expect(shownNames()).toHaveLength(products.length);
    expectFocusKept();
  });

  it('should all be removed by Clear all, which moves the focus to the result count', async () => {
    const { user } = await renderAt('/Collections?category=Women&type=Topwear');
    await user.click(chip('Clear all'));
    expect(shownNames()).toHaveLength(products.length);
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(resultCount()).toHaveFocus();
  });
});

it.each([
  ['pass the focus to the result count when the next list does not hold it', 'Kids', resultCount],
  ['keep the focus when the next list holds it', 'Men', undefined],
] as const)('should, with a focused card, %s', async (_, value, next) => {
  const { store } = await renderAt('/Collections');
  const card = main().getByRole('link', { name: /^Linen Camp Shirt/ });
  act(() => card.focus());
  await act(() => Promise.resolve(store.dispatch(facetToggled({ facet: 'categories', value }))));
  expect(next?.() ?? card).toHaveFocus();
});

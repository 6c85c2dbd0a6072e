import { act, screen, waitFor } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { facetToggled } from '../../../src/features/collection/filtersSlice';
import { announcements } from '../../support/announcements';
import { renderAt } from '../../support/renderAt';
import {
  button,
  expectFocusKept,
  link,
  main,
  namesOf,
} from '../../support/pageHelpers';
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

it('should show the filters of the URL, with the singular for one product', async () => {
  await openCollections(
    '/Collections?category=Women&type=Topwear&sort=low-to-high&q=blouse',
  );
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

it('should be read line by line with each count once, and none within a status', async () => {
  await openCollections();
  expect(checkbox('Women')).toHaveAccessibleDescription('19 products');
  const description = checkbox('Women').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)).toHaveAttribute('aria-hidden');
  expect(resultCount().closest('[role="status"]')).toBeNull();
});

it('should announce the number of products, and what was searched when there is none', async () => {
  const { user } = await renderAt('/Collections?category=Men');
  await user.click(searchIcon());
  for (const [typed, announced] of [
    ['overcoat', '1 product'],
    ['zz', 'No products found for Men, “overcoatzz”'],
    ['z', 'No products found for Men, “overcoatzzz”'],
  ] as const) {
    await user.type(searchField(), typed);
    await waitFor(() => expect(announcements().at(-1)).toBe(announced));
  }
  // The letters of a word are announced once.
  expect(announcements()).toHaveLength(3);
});

describe('filter sheet', () => {
  it('should clear all filters by Clear all and stay open', async () => {
    const { user } = await openCollections(
      '/Collections?category=Men&type=Topwear&q=linen',
    );
    const clear = sheet().getByRole('button', { name: 'Clear all' });
    await user.click(clear);
    expect(showButton()).toHaveTextContent(`Show ${products.length} products`);
    expect(checkbox('Men')).not.toBeChecked();
    expect(clear).toHaveFocus();
  });

  // Safari before 17.4 has no `checkVisibility`, and neither has jsdom.
  it('should close on resize once its opener is hidden', async () => {
    await openCollections();
    const opener = button(/^Filter/);
    const resizeTo = (...boxes: DOMRect[]) => {
      opener.getClientRects = () => Object.assign(boxes, { item: () => null });
      window.dispatchEvent(new Event('resize'));
    };
    resizeTo(new DOMRect(0, 0, 44, 44));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    resizeTo();
    expect(
      screen.queryByRole('dialog', { name: 'Filters' }),
    ).not.toBeInTheDocument();
  });
});

describe('filter chips', () => {
  const chip = (name: string) => button(name);

  it('should name the active filters and be removed one by one without losing focus', async () => {
    const { user } = await openCollections(
      '/Collections?type=Winterwear&category=Men&q=coat',
    );
    expect(chips()).toEqual([
      'Remove filter Men',
      'Remove filter Winterwear',
      'Remove filter “coat”',
      'Clear all',
    ]);
    await user.click(chip('Remove filter Men'));
    expect(checkbox('Men')).not.toBeChecked();
    expect(chip('Remove filter Winterwear')).toHaveFocus();
    expect(chips()).toEqual([
      'Remove filter Winterwear',
      'Remove filter “coat”',
      'Clear all',
    ]);
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
    expect(
      main().queryByRole('list', { name: 'Active filters' }),
    ).not.toBeInTheDocument();
    expect(resultCount()).toHaveFocus();
  });
});

it.each([
  [
    'pass the focus to the result count when the next list does not hold it',
    'Kids',
    resultCount,
  ],
  ['keep the focus when the next list holds it', 'Men', undefined],
] as const)('should, with a focused card, %s', async (_, value, next) => {
  const { store } = await renderAt('/Collections');
  const card = link(/^Linen Camp Shirt/);
  act(() => card.focus());
  await act(() =>
    Promise.resolve(
      store.dispatch(facetToggled({ facet: 'categories', value })),
    ),
  );
  expect(next?.() ?? card).toHaveFocus();
});

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
    const { user } = await openCollections(
      '/Collections?category=Kids&q=overcoat',
    );
    expect(resultCount()).toHaveTextContent('0 products');
    expect(main().getByText(/no products match/i)).toBeVisible();

    await user.click(button('Show everything'));
    expect(shownNames()).toEqual(namesOf(products));
    expect(checkbox('Kids')).not.toBeChecked();
    expect(searchField()).toHaveValue('');
    expectFocusKept();
  });

  it('should suggest a similar query when no product matches, and apply it', async () => {
    const { user } = await renderAt('/Collections?q=linnen');
    expect(shownNames()).toEqual([]);
    await user.click(button('Linen'));
    expect(searchField()).toHaveValue('Linen');
    expect(shownNames()).toEqual(
      namesOf(products.filter(({ name }) => name.includes('Linen'))),
    );
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

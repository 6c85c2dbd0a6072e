import MiniSearch from 'minisearch';
import { setTimeout } from 'node:timers/promises';
import { DELIVERY_TEXT } from '../../../src/features/catalogue/deliveryTexts';
import { isReduced } from '../../../src/features/catalogue/offer';
import { products } from '../../../src/data/products';
import type { FacetName } from '../../../src/data/types';
import { facetToggled } from '../../../src/features/collections/listSlice';
import { DEFAULT_LIST } from '../../../src/features/collections/listState';
import {
  act,
  arrives,
  button,
  checkbox,
  dialog,
  field,
  fireEvent,
  h1,
  headings,
  hears,
  main,
  misses,
  namesOf,
  press,
  productWith,
  renderAt,
  resultCount,
  screen,
  searchField,
  sees,
  shownNames,
  textsOf,
  user,
  waitFor,
} from '../../support';
import { tasks } from '../../support/storeHelpers';

/** After this time, the page announces a text. */
const QUIET_MS = 600;

/** Opens the collections with the filter sheet, which jsdom is narrow enough for. */
const openFilters = async (...at: Parameters<typeof renderAt>) => {
  await renderAt(...at);
  await press(/^Filter/);
};

const list = () => screen.getByRole('region', { name: 'Products' });

/** The texts of the chips, and the button that clears all. */
const chips = () => {
  const list = screen.getByRole('list', { name: 'Active filters' });
  return textsOf(list.querySelectorAll('button'));
};

it('should show the filters of the URL, with the singular for one product, until Clear all of the sheet, which stays open', async () => {
  const filters = 'category=Women&type=Topwear&sort=low-to-high&q=blouse';
  await openFilters(`/Collections?${filters}`);
  expect(shownNames()).toEqual(['Sprig Blouse, Ecru']);
  expect(resultCount()).toHaveTextContent(/^1 product$/);
  const women = checkbox('Women');
  expect(women).toBeChecked();
  expect(women).toHaveAccessibleDescription('1 product');
  // So that a screen reader reads each count once, line by line.
  const description = women.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)).toHaveAttribute('aria-hidden');
  expect(resultCount().closest('[role="status"]')).toBeNull();
  expect(checkbox('Men')).not.toBeChecked();
  expect(checkbox('Men')).toHaveAccessibleDescription('0 products');
  expect(checkbox('Topwear')).toBeChecked();
  expect(field('Sort by')).toHaveDisplayValue('Low to High');
  expect(screen.getByText('Sort:')).toHaveAttribute('aria-hidden', 'true');
  expect(searchField()).toHaveValue('blouse');

  const clear = dialog('Filters').getByRole('button', { name: 'Clear all' });
  await user.click(clear);
  expect(checkbox('Men')).toHaveAccessibleDescription('0 products');
  expect(button('Show 2 products')).toBeVisible();
  expect(women).not.toBeChecked();
  expect(searchField()).toHaveValue('blouse');
  expect(clear).toHaveFocus();
  await hears('2 products');
});

it('should show the same products by their cloth, and keep it, the search and the sort when Clear all removes the filters', async () => {
  const store = await renderAt('/Collections?sort=low-to-high&q=shirt');
  const names = shownNames();
  await user.click(checkbox('Show the cloth'));
  expect(list().querySelector('img')?.src).toContain('-cloth-');
  store.dispatch(facetToggled({ facet: 'category', value: 'Women' }));
  expect(shownNames().length).toBeLessThan(names.length);
  await press('Clear all');
  expect(shownNames()).toEqual(names);
  const search = '?sort=low-to-high&show=cloth&q=shirt';
  expect(window.location.search).toBe(search);
  expect(list()).toHaveFocus();
});

it('should name the categories in the heading, or else the types, and the active filters in chips, and remove them one by one, which moves the focus to the list', async () => {
  await openFilters('/Collections?type=Winterwear&category=Men&q=coat');
  expect(chips()).toEqual(['Men', 'Winterwear', 'Clear all']);
  expect(h1()).toHaveTextContent(/^Men$/);
  await press('Remove filter Men');
  expect(checkbox('Men')).not.toBeChecked();
  expect(chips()).toEqual(['Winterwear', 'Clear all']);
  expect(h1()).toHaveTextContent(/^Winterwear$/);
  await user.click(checkbox('Women'));
  await user.click(checkbox('Men'));
  expect(h1()).toHaveTextContent(/^Men, Women$/);
  await press('Remove filter Men');
  await press('Remove filter Women');
  await user.clear(searchField());
  await press('Remove filter Winterwear');
  expect(shownNames()).toHaveLength(products.length);
  expect(h1()).toHaveTextContent(/^All Collections$/);
  expect(list()).toHaveFocus();
});

it('should show the reduced products that a link names, with a chip but without a checkbox', async () => {
  await openFilters('/Collections?reduced=YES');
  expect(h1()).toHaveTextContent(/^Reduced$/);
  expect(shownNames()).toEqual(
    products.filter(isReduced).map(({ name }) => name),
  );
  misses('group', 'Reduced');
  expect(main().getByRole('button', { name: /^Filter/ })).toHaveTextContent(
    /^Filter$/,
  );
  await press('Remove filter Reduced');
  expect(shownNames()).toHaveLength(products.length);
});

it('should announce the number of results, move the focus to the list on Enter, and keep the query when the search field is closed, for a new one to replace', async () => {
  await renderAt('/Collections');
  await press('Search');
  await user.type(searchField(), 'gilet{Enter}');
  await hears('1 product');
  expect(shownNames()).toEqual(['Quilted Gilet, Moss']);
  expect(list()).toHaveFocus();
  await press('Close search');
  expect(shownNames()).toHaveLength(products.length);
  await press('Search');
  expect(searchField()).toHaveValue('gilet');
  await user.keyboard('coat');
  expect(searchField()).toHaveValue('coat');
  // During a composition, Esc ends it alone.
  fireEvent.keyDown(searchField(), { key: 'Escape', isComposing: true });
  expect(searchField()).toHaveFocus();
  await user.keyboard('{Escape}');
  misses('searchbox');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('should announce another list, also with the same text', async () => {
  await renderAt('/Collections?q=coat');
  for (const value of ['gilet', 'cable cardigan']) {
    fireEvent.change(searchField(), { target: { value } });
    await hears('1 product');
  }
});

it('should say when nothing matches, without controls, move the focus there on Enter, and lead to categories and best sellers', async () => {
  await renderAt('/Collections?category=Kids&q=tuxedo');
  await hears('No product matches your search.');
  await user.type(searchField(), '{Enter}');
  expect(list()).toHaveFocus();
  expect(screen.queryByLabelText('Sort by')).toBeNull();
  expect(main().queryByRole('button', { name: /^Filter/ })).toBeNull();
  expect(main().queryByRole('button', { name: /^Remove|^Clear/ })).toBeNull();
  expect(headings()).toContain('Best Sellers');
  await user.click(main().getByRole('link', { name: 'Kids' }));
  await arrives('Kids');
  expect(shownNames()).toEqual(
    namesOf(products.filter(({ category }) => category === 'Kids')),
  );
});

it('should show all products that a query without names means, and narrow and sort them', async () => {
  const store = await renderAt('/Collections?q=pants');
  const toggle = (facet: FacetName, value: string) =>
    store.dispatch(facetToggled({ facet, value }));
  await hears('10 products');
  expect(resultCount()).toHaveTextContent('10 products');
  toggle('category', 'Men');
  await user.selectOptions(field('Sort by'), 'High to Low');
  expect(shownNames()).toEqual([
    'Selvedge Jeans, Indigo',
    'Herringbone Wool Trousers, Slate',
    'Corduroy Trousers, Tobacco',
    'Twill Chinos, Stone',
    'Loopback Joggers, Gray Marl',
  ]);
  await hears('5 products');
  toggle('type', 'Topwear');
  await hears('No products match these filters.');
});

it.each([
  ['old', '1 product. You may be looking for: 8 suggestions'],
  ['duffle coat', 'No exact match. You may be looking for: 8 suggestions'],
  // The filter hides the product that matches.
  ['red&category=Women', '0 products. You may be looking for: 1 suggestion'],
  ['coat&category=Kids', '0 products. You may be looking for: 1 suggestion'],
])('should show at most eight suggestions for "%s"', async (query, heard) => {
  await renderAt(`/Collections?q=${query}`);
  await hears(heard);
  expect(shownNames().length).toBeLessThan(10);
});

it('should filter all ten suggestions before it shows at most eight', async () => {
  await openFilters('/Collections?q=duffle%20coat');
  await hears('No exact match. You may be looking for: 8 suggestions');
  expect(checkbox('Winterwear')).toHaveAccessibleDescription('8 products');
  for (const [name, count] of Object.entries({ Men: 5, Women: 3, Kids: 2 })) {
    expect(checkbox(name)).toHaveAccessibleDescription(`${count} products`);
    await user.click(checkbox(name));
    expect(shownNames()).toHaveLength(count);
    await user.click(checkbox(name));
  }
});

it('should show suggestions below the names that have the query within a word', async () => {
  await renderAt('/Collections?q=red');
  await hears('1 product. You may be looking for: 3 suggestions');
  await press('Filter');
  expect(checkbox('Kids')).toHaveAccessibleDescription('3 products');
  expect(headings()).toContain('You may be looking for:');
  expect(resultCount()).toHaveTextContent(/^1 product$/);
  const [named, ...suggested] = shownNames();
  expect(named).toBe('Gathered Dot Skirt, Brick');
  expect(
    suggested.filter((name) => /Rust|Terracotta|Berry/.test(name)),
  ).toHaveLength(3);
  await user.selectOptions(field('Sort by'), 'Low to High');
  expect(shownNames()).toEqual([
    named,
    ...namesOf(
      products
        .filter(({ name }) => suggested.includes(name))
        .toSorted((a, b) => a.price - b.price),
    ),
  ]);
});

it('should say that the search could not be loaded, and search again when the query is typed again or the network is back', async () => {
  const build = jest.spyOn(MiniSearch.prototype, 'addAllAsync');
  build.mockRejectedValueOnce(new Error('not loaded'));
  await renderAt('/Collections?q=raincoat');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The search could not be loaded.Reload the page',
  );
  await act(() => setTimeout(QUIET_MS));
  await hears();
  build.mockRejectedValueOnce(new Error('not loaded'));
  await user.clear(searchField());
  misses('alert');
  await user.paste('raincoat');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(build).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(shownNames()).toHaveLength(1));
  misses('alert');
});

it('should search again for another query after one that failed', async () => {
  const build = jest.spyOn(MiniSearch.prototype, 'addAllAsync');
  build.mockRejectedValueOnce(new Error('not loaded'));
  await renderAt('/Collections?q=raincoat');
  await screen.findByRole('alert');
  let fail: () => void = () => undefined;
  build.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await user.clear(searchField());
  await user.paste('sailing');
  expect(headings()).toEqual(['Searching…']);
  // The failure of a deleted query is not shown.
  await user.clear(searchField());
  fail();
  await act(tasks);
  misses('alert');
});

it('should say that it searches, and announce nothing, until it has the suggestions for the query that was typed last', async () => {
  let build: () => void = () => undefined;
  const addAll = jest.spyOn(MiniSearch.prototype, 'addAllAsync');
  addAll.mockImplementation(function (this: MiniSearch, documents) {
    return new Promise((resolve) => {
      build = () => {
        this.addAll(documents);
        resolve();
      };
    });
  });
  await renderAt('/Collections?q=trousersx');
  expect(headings()).toEqual(['Searching…']);
  fireEvent.change(searchField(), { target: { value: 'raincoat' } });
  expect(headings()).toEqual(['Searching…']);
  build();
  await hears('1 product');
  expect(addAll).toHaveBeenCalledTimes(1);
});

it.each([
  ['free returns?', DELIVERY_TEXT, 'Delivery and returns', '/about#delivery'],
  [
    'size guide',
    'The size guide of a product is next to its sizes, for example:',
    'Herringbone Overcoat, Walnut',
    '/product/herringbone-overcoat-walnut',
  ],
])(
  'should answer the question "%s" by a link',
  async (query, answer, link, url) => {
    await renderAt(`/Collections?q=${encodeURIComponent(query)}`);
    await hears(answer);
    // The announcer is the first one.
    expect(main().getAllByText(answer).at(-1)).toBeVisible();
    const [first] = main().getAllByRole('link', { name: link });
    expect(first).toHaveAttribute('href', url);
    expect(headings()).not.toContain('No product matches your search.');
  },
);

it('should answer a question above what the other words of the query mean', async () => {
  await renderAt('/Collections?q=raincoat%20size%20guide');
  const answer =
    'The size guide of a product is next to its sizes, for example:';
  await hears(`${answer} 1 product`);
  sees(answer);
});

it('should say how many products the filters exclude, and show them', async () => {
  await renderAt('/Collections?category=Women&type=Topwear&q=jacket');
  await hears('No products match these filters.');
  expect(headings()).toEqual([
    '0 products',
    'No products match these filters.',
  ]);
  await press('Show 3 products without filters');
  expect(shownNames()).toHaveLength(3);
  expect(searchField()).toHaveValue('jacket');
  expect(list()).toHaveFocus();
  await hears('3 products');
});

it('should lead to the collections with the query from a page whose path only contains "collection"', async () => {
  const list = { ...DEFAULT_LIST, query: 'linen' };
  await renderAt('/winter-Collection', { list });
  await press('Search');
  await arrives('“linen”');
  expect(searchField()).toHaveValue('linen');
});

it('should have words for a shop without products, and no filters', async () => {
  await renderAt('/Collections', { catalogue: { products: [] } });
  expect(headings()).toEqual(['There are no products yet.']);
  expect(main().queryByRole('button')).toBeNull();
});

it('should offer only filters in which the products differ', async () => {
  const other = productWith({ _id: 'other', subCategory: 'Winterwear' });
  const catalogue = { products: [productWith(), other] };
  await openFilters('/Collections', { catalogue });
  expect(screen.getByRole('group', { name: 'Type' })).toBeVisible();
  misses('group', 'Categories');
});

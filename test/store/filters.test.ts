import { products } from '../../src/data/products';
import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectUrl } from '../../src/selectors/url';
import { selectAppliedQuery } from '../../src/selectors/filters';
import { selectVisibleProducts } from '../../src/selectors/collection';
import {
  categoryToggled,
  filtersCleared,
  queryChanged,
  searchToggled,
  sortChanged,
  typeToggled,
} from '../../src/store/filters';
import { createStore } from '../../src/store/createStore';
import { navigated } from '../../src/store/route';

const collectionsWith = (said: Partial<Filters> = {}) => {
  const store = createStore({
    preloadedState: { filters: { ...NO_FILTERS, ...said }, route: { pathname: '/Collections' } },
  });
  return {
    dispatch: store.dispatch,
    filters: () => store.getState().filters,
    query: () => selectAppliedQuery(store.getState()),
    address: () => selectUrl(store.getState()),
    names: () => selectVisibleProducts(store.getState()).map(({ name }) => name),
  };
};

describe('the choices', () => {
  it('are made and taken back one by one', () => {
    const { dispatch, filters } = collectionsWith();
    dispatch(categoryToggled('Kids'));
    dispatch(typeToggled('Winterwear'));
    dispatch(categoryToggled('Men'));
    expect(filters()).toMatchObject({ categories: ['Men', 'Kids'], types: ['Winterwear'] });
    dispatch(categoryToggled('Kids'));
    dispatch(typeToggled('Winterwear'));
    expect(filters()).toMatchObject({ categories: ['Men'], types: [] });
  });

  it('are equal states and one address, in whatever order they were made', () => {
    const [one, other] = [collectionsWith(), collectionsWith()];
    for (const event of [categoryToggled('Kids'), typeToggled('Topwear'), categoryToggled('Men')]) {
      one.dispatch(event);
    }
    for (const event of [categoryToggled('Men'), categoryToggled('Kids'), typeToggled('Topwear')]) {
      other.dispatch(event);
    }
    expect(one.filters()).toEqual(other.filters());
    expect(one.address()).toBe(other.address());
  });

  it('are none that the shop does not have', () => {
    const { dispatch, filters } = collectionsWith();
    const before = filters();
    for (const payload of ['Cats', '__proto__', 'constructor', '']) {
      for (const { type } of [categoryToggled, typeToggled, sortChanged]) dispatch({ type, payload });
    }
    expect(filters()).toBe(before);
  });

  it('are sorted by one order, of which Relevant is the first and the way back', () => {
    const { dispatch, filters, names } = collectionsWith({ categories: ['Men'] });
    const relevant = names();
    dispatch(sortChanged('low-to-high'));
    expect(names()).not.toEqual(relevant);
    const before = filters();
    dispatch(sortChanged('low-to-high'));
    expect(filters()).toBe(before);
    dispatch(sortChanged('relevant'));
    expect(names()).toEqual(relevant);
  });

  it('are all taken back at once but for the sort, and search stays open', () => {
    const { dispatch, filters } = collectionsWith({
      categories: ['Men'],
      types: ['Topwear'],
      sort: 'low-to-high',
      query: 'tee',
      searchShown: true,
    });
    dispatch(filtersCleared());
    expect(filters()).toEqual({ ...NO_FILTERS, sort: 'low-to-high', searchShown: true });
    const before = filters();
    dispatch(filtersCleared());
    expect(filters()).toBe(before);
  });
});

describe('taking the choices back', () => {
  it('leaves the query behind a closed search, which narrows nothing', () => {
    const { dispatch, filters } = collectionsWith({ types: ['Topwear'], query: 'tee' });
    dispatch(filtersCleared());
    expect(filters()).toEqual({ ...NO_FILTERS, query: 'tee' });
  });
});

describe('search', () => {
  it('opens and closes', () => {
    const { dispatch, filters } = collectionsWith();
    dispatch(searchToggled());
    expect(filters().searchShown).toBe(true);
    dispatch(searchToggled());
    expect(filters().searchShown).toBe(false);
  });

  it('narrows the list to the names that hold the query', () => {
    const { dispatch, names } = collectionsWith({ searchShown: true });
    dispatch(queryChanged(' pLEATED midi'));
    expect(names()).toEqual(['Pleated Midi Skirt, Camel']);
  });

  it('closed keeps its query without applying it, and shows it again when it opens', () => {
    const { dispatch, filters, names, query } = collectionsWith({ searchShown: true });
    dispatch(queryChanged('pleated'));
    dispatch(searchToggled());
    expect([filters().query, query(), names().length]).toEqual(['pleated', '', products.length]);
    dispatch(searchToggled());
    expect([filters().query, query(), names().length]).toEqual(['pleated', 'pleated', 1]);
  });

  it('closed takes no query', () => {
    const { dispatch, filters } = collectionsWith({ query: 'tee' });
    const before = filters();
    dispatch(queryChanged('linen'));
    expect(filters()).toBe(before);
  });

  it('keeps 200 characters of what was typed, spaces and all', () => {
    const { dispatch, filters } = collectionsWith({ searchShown: true });
    dispatch(queryChanged('  tee '));
    expect(filters().query).toBe('  tee ');
    dispatch(queryChanged('x'.repeat(10_000)));
    expect(filters().query).toBe('x'.repeat(200));
  });
});

describe('an address', () => {
  const narrowed = {
    categories: ['Men'],
    types: ['Topwear'],
    sort: 'high-to-low',
    query: 'tee',
    searchShown: true,
  } as const;

  it('that is a plain link to the collections is the unfiltered list', () => {
    const { dispatch, filters, names } = collectionsWith(narrowed);
    dispatch(navigated('/Collections'));
    expect(filters()).toEqual({ ...NO_FILTERS, searchShown: true });
    expect(names()).toHaveLength(products.length);
  });

  it('that mentions no query leaves the one behind a closed search', () => {
    const { dispatch, filters } = collectionsWith({ ...narrowed, searchShown: false });
    dispatch(navigated('/collections?type=Winterwear'));
    expect(filters()).toEqual({ ...NO_FILTERS, types: ['Winterwear'], query: 'tee' });
  });

  it('with filters is the list that it says', () => {
    const { dispatch, filters, address } = collectionsWith();
    dispatch(navigated('/Collections?type=Topwear&sort=low-to-high&category=Kids&category=Men'));
    expect(filters()).toMatchObject({ categories: ['Men', 'Kids'], types: ['Topwear'], sort: 'low-to-high' });
    expect(address()).toBe('/Collections?category=Men&category=Kids&type=Topwear&sort=low-to-high');
  });

  it('that carries a query opens search', () => {
    const { dispatch, filters, query } = collectionsWith();
    dispatch(navigated('/Collections?q=+linen+'));
    expect([filters().searchShown, query()]).toEqual([true, 'linen']);
  });

  it('that carries an empty query opens search without one', () => {
    const { dispatch, filters } = collectionsWith({ query: 'tee' });
    dispatch(navigated('/Collections?q='));
    expect(filters()).toEqual({ ...NO_FILTERS, searchShown: true });
  });

  it('of another page leaves the choices as they are', () => {
    const { dispatch, filters } = collectionsWith(narrowed);
    const before = filters();
    for (const other of ['/', '/cart?category=Kids', '/product/x?q=tee', '/collections/old?q=x']) {
      dispatch(navigated(other));
    }
    expect(filters()).toBe(before);
  });

  it('that says what the list already shows changes nothing, not even the spaces of the query', () => {
    const { dispatch, filters, address } = collectionsWith({ ...narrowed, query: ' tee  ' });
    const before = filters();
    dispatch(navigated(address()));
    expect(filters()).toBe(before);
  });
});

import type { Product } from '../../data/types';
import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { selectProducts } from '../catalogue/catalogueSlice';
import {
  queryChanged,
  selectIsSearching,
  selectUnmatchedQuery,
} from './filtersSlice';
import { suggestionsFound } from './suggestionsSlice';

const loadIndex = async (products: readonly Product[]) => {
  const { indexProducts, suggestProducts } = await import(
    /* webpackChunkName: "suggestions" */ './suggestionIndex'
  );
  const index = await indexProducts(products);
  return (query: string) => suggestProducts(index, query);
};

/**
 * Searches all texts of the products for a query that matches no name. The
 * first such query loads the index. After a failure, the next change of the
 * query or the return of the network loads the index again.
 */
export const findSuggestions = (store: AppStore): void => {
  let loading: ReturnType<typeof loadIndex> | undefined;
  let find: Awaited<ReturnType<typeof loadIndex>> | undefined;

  const search = async () => {
    if (selectUnmatchedQuery(store.getState()) === '') return;
    // A loaded index is searched without a wait, so that a list that Back opens
    // has its cards before it scrolls to its place.
    loading ??= loadIndex(selectProducts(store.getState()));
    find ??= await loading.catch(() => {
      loading = undefined;
      return undefined;
    });
    const query = selectUnmatchedQuery(store.getState());
    store.dispatch(
      suggestionsFound({ query, productIds: find?.(query) ?? [] }),
    );
  };

  store.dispatch(
    addAppListener({
      predicate: (event, state) =>
        queryChanged.match(event) || selectIsSearching(state),
      effect: search,
    }),
  );
  window.addEventListener('online', () => void search());
};

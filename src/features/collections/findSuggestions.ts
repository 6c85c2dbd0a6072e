import type { Product, ProductId } from '../../data/types';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { selectProducts } from '../catalogue/catalogueSlice';
import { selectIsSearching, selectUnmatchedQuery } from './filtersSlice';
import { suggestionsFound } from './suggestionsSlice';

const loadIndex = async (products: readonly Product[]) => {
  const { indexProducts, suggestProducts } = await import(
    /* webpackChunkName: "suggestions" */ './suggestionIndex'
  );
  const index = await indexProducts(products);
  return (query: string) => suggestProducts(index, query);
};

const findNothing = (): readonly ProductId[] => [];

/**
 * Searches all texts of the products for a query that matches no name. The index
 * is loaded at the first one; if that fails, the next other query tries again.
 */
export const findSuggestions = (store: AppStore): void => {
  let loading: ReturnType<typeof loadIndex> | undefined;
  let find: Awaited<ReturnType<typeof loadIndex>> | undefined;
  store.dispatch(
    addAppListener({
      predicate: (_event, state) => selectIsSearching(state),
      effect: async () => {
        // At once where the index is there: a page that Back opens then has its
        // cards before it scrolls to its place.
        loading ??= loadIndex(selectProducts(store.getState()));
        find ??= await loading.catch(() => {
          loading = undefined;
          return undefined;
        });
        if (!selectIsSearching(store.getState())) return;
        const query = selectUnmatchedQuery(store.getState());
        const productIds = (find ?? findNothing)(query);
        store.dispatch(suggestionsFound({ query, productIds }));
      },
    }),
  );
};

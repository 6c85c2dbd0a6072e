import type MiniSearch from 'minisearch';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { selectProducts } from '../catalogue/catalogueSlice';
import { selectIsSearching, selectUnmatchedQuery } from './filtersSlice';
import { indexProducts, suggestProducts } from './search';
import { suggestionsFound } from './suggestionsSlice';

/** Searches all texts of the products for a query that matches no name. */
export const findSuggestions = (store: AppStore): void => {
  let building: Promise<MiniSearch> | undefined;
  let index: MiniSearch | undefined;
  store.dispatch(
    addAppListener({
      predicate: (_event, state) => selectIsSearching(state),
      effect: async () => {
        // At once where the index is there: a page that Back opens then has its
        // cards before it scrolls to its place.
        building ??= indexProducts(selectProducts(store.getState()));
        index ??= await building;
        if (!selectIsSearching(store.getState())) return;
        const query = selectUnmatchedQuery(store.getState());
        const productIds = suggestProducts(index, query);
        store.dispatch(suggestionsFound({ query, productIds }));
      },
    }),
  );
};

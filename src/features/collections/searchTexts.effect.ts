import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { selectProducts } from '../catalogue/catalogueSlice';
import { selectTextQuery } from './listSelectors';
import { searchEnded } from '../search/textSearchSlice';

const loadIndex = async (store: AppStore) => {
  const { indexProducts } = await import(
    /* webpackChunkName: "textIndex" */ '../search/textIndex'
  );
  return indexProducts(selectProducts(store.getState()));
};

/**
 * Searches all texts of the products for the text query. The first search loads
 * the index. After a failure, the next change of the query or the return of the
 * network loads the index again.
 */
export const searchTexts = (store: AppStore): void => {
  const textQuery = () => selectTextQuery(store.getState());
  let find: Awaited<ReturnType<typeof loadIndex>> | undefined;
  let isLoading = false;

  const search = async () => {
    if (textQuery() === '' || isLoading) return;
    // A loaded index is searched without a wait, so that after Back a list
    // renders its cards before it scrolls to its position.
    if (!find) {
      isLoading = true;
      find = await loadIndex(store).catch(() => undefined);
      isLoading = false;
    }
    // The query may have changed while the index was loaded.
    const query = textQuery();
    if (query === '') return;
    const failure = { productIds: [], isExact: false, hasFailed: true };
    store.dispatch(
      searchEnded(find ? find(query) : { textQuery: query, ...failure }),
    );
  };

  store.dispatch(
    addAppListener({
      predicate: (_event, state, before) =>
        selectTextQuery(state) !== selectTextQuery(before),
      effect: search,
    }),
  );
  window.addEventListener('online', () => void search());
};

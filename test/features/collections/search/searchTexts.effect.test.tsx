import { waitFor } from '@testing-library/react';
import { addAppListener } from '../../../../src/app/hooks';
import { setupStore } from '../../../../src/app/store';
import {
  queryChanged,
  searchToggled,
  sortChanged,
} from '../../../../src/features/collections/listSlice';
import { searchTexts } from '../../../../src/features/collections/search/searchTexts.effect';
import { productsFound } from '../../../../src/features/collections/search/textSearchSlice';

it('should find suggestions once, for the query that was typed last while the index was loaded', async () => {
  const store = setupStore();
  const onFound = jest.fn();
  store.dispatch(
    addAppListener({ actionCreator: productsFound, effect: onFound }),
  );
  searchTexts(store);
  store.dispatch(searchToggled());
  for (const query of ['trousersx', 'trousers', 'raincoat'])
    store.dispatch(queryChanged(query));
  store.dispatch(sortChanged('high-to-low'));
  await waitFor(() => expect(onFound).toHaveBeenCalled());
  expect(onFound).toHaveBeenCalledTimes(1);
  expect(store.getState().textSearch.textQuery).toBe('raincoat');
  store.dispatch(sortChanged('relevant'));
  expect(onFound).toHaveBeenCalledTimes(1);
});

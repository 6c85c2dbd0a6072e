import { NO_FILTERS } from '../../src/features/collection/filters';
import { CATEGORIES } from '../../src/features/catalogue/product';
import { selectVisibleProducts } from '../../src/features/collection/collectionSelectors';
import { createStore } from '../../src/app/store';
import { facetToggled } from '../../src/features/collection/filtersSlice';
import { manyProducts } from './manyProducts';
import type { RecordValue } from './report';

const PRODUCTS = 5000;
const DURATION_MS = 1000;

/**
 * Toggles filters of a sorted list of 5,000 products for a second and reads the
 * list after each.
 */
export const measureStateLayer = (record: RecordValue): void => {
  const products = manyProducts(PRODUCTS);
  const store = createStore({
    preloadedState: {
      catalogue: { products },
      filters: { ...NO_FILTERS, sort: 'low-to-high' },
    },
  });
  const times: number[] = [];
  const start = performance.now();
  for (let now = start; now - start < DURATION_MS;) {
    for (const category of CATEGORIES) {
      const before = performance.now();
      store.dispatch(facetToggled({ facet: 'categories', value: category }));
      selectVisibleProducts(store.getState());
      now = performance.now();
      times.push(now - before);
    }
  }
  times.sort((a, b) => a - b);
  record(
    'state: changes per second',
    (times.length / (performance.now() - start)) * 1000,
  );
  record(
    'state: one filter toggle ms',
    times[Math.floor(times.length / 2)] ?? NaN,
    { digits: 3 },
  );
};

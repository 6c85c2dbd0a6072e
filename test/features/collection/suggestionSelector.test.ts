import { NO_FILTERS, type Filters } from '../../../src/features/collection/filters';
import { selectSuggestion } from '../../../src/features/collection/collectionSelectors';
import { createStore } from '../../../src/app/store';

const suggestionFor = (filters: Partial<Filters>) =>
  selectSuggestion(
    createStore({
      preloadedState: { filters: { ...NO_FILTERS, searchShown: true, ...filters } },
    }).getState(),
  );

describe('selectSuggestion', () => {
  it('should suggest a query when the applied one finds nothing', () => {
    expect(suggestionFor({ query: ' linnen ' })).toBe('Linen');
  });

  it('should suggest nothing when the applied query finds a product', () => {
    expect(suggestionFor({ query: 'coat' })).toBeUndefined();
  });

  it('should only suggest names of the selected categories and types', () => {
    expect(suggestionFor({ query: 'pleeted' })).toBe('Pleated');
    expect(suggestionFor({ query: 'pleeted', categories: ['Men'] })).toBeUndefined();
  });

  it('should suggest nothing for the query of a closed search bar', () => {
    expect(suggestionFor({ query: 'linnen', searchShown: false })).toBeUndefined();
  });
});

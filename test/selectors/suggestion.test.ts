import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectSuggestion } from '../../src/selectors/collection';
import { createStore } from '../../src/store/createStore';

const suggestionFor = (said: Partial<Filters>) =>
  selectSuggestion(
    createStore({ preloadedState: { filters: { ...NO_FILTERS, searchShown: true, ...said } } }).getState(),
  );

describe('a suggestion', () => {
  it('is made where the query leaves nothing', () => {
    expect(suggestionFor({ query: ' linnen ' })).toBe('Linen');
  });

  it('is not made where the query leaves something, however near another word is', () => {
    expect(suggestionFor({ query: 'coat' })).toBeUndefined();
  });

  it('is made of what the choice leaves', () => {
    expect(suggestionFor({ query: 'pleeted' })).toBe('Pleated');
    expect(suggestionFor({ query: 'pleeted', categories: ['Men'] })).toBeUndefined();
  });

  it('is not made for a query behind a closed search', () => {
    expect(suggestionFor({ query: 'linnen', searchShown: false })).toBeUndefined();
  });
});

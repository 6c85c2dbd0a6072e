import { suggestionFor, vocabularyOf } from '../domain/suggestion';
import type { RootState } from '../store/rootReducer';
import { selectAppliedQuery, selectChoice, selectShelves, selectVisibleProducts } from './collection';
import { createSelector } from './createSelector';

const selectVocabulary = createSelector([selectShelves], vocabularyOf);

const selectNear = createSelector([selectVocabulary, selectChoice, selectAppliedQuery], suggestionFor);

/** A query that may have been meant by the one that leaves nothing. */
export const selectSuggestion = (state: RootState) =>
  selectVisibleProducts(state).length === 0 ? selectNear(state) : undefined;

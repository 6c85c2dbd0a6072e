import { countOf } from '../domain/cart';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';

const selectCart = (state: RootState) => state.cart;

/** How many pieces are in the cart. */
export const selectCartCount = createSelector([selectCart], countOf);

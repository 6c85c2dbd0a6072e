import { countOf, linesOf } from '../domain/cart';
import { subtotalOf, totalOf, type Cents } from '../domain/money';
import type { RootState } from '../store/rootReducer';
import { selectProductsById } from './catalogue';
import { createSelector } from './createSelector';

const selectCart = (state: RootState) => state.cart;

/** How many pieces are in the cart. */
export const selectCartCount = createSelector([selectCart], countOf);

/** The lines of the cart, as first added. */
export const selectCartLines = createSelector([selectCart], linesOf);

interface Sums {
  readonly subtotal: Cents;
  readonly total: Cents;
}

/** Subtotal and total, in cents. */
export const selectTotals = createSelector([selectCartLines, selectProductsById], (lines, products): Sums => {
  const subtotal = subtotalOf(
    lines.map(({ productId, quantity }) => ({ price: products.get(productId)?.price ?? 0, quantity })),
  );
  return { subtotal, total: totalOf(subtotal) };
});

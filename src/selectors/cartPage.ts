import { linesOf } from '../domain/cart';
import { rowsOf, type CartRow } from '../domain/cartRows';
import { subtotalOf, totalOf, type Cents } from '../domain/money';
import type { Listing } from '../domain/product';
import type { RootState } from '../store/rootReducer';
import { selectProductsById } from './catalogue';
import { createSelector } from './createSelector';

const selectCart = (state: RootState) => state.cart;
const selectRemoved = (state: RootState) => state.cartPage.removed;

/** The lines of the cart, as first added. */
export const selectCartLines = createSelector([selectCart], linesOf);

export interface ProductRow extends CartRow {
  readonly product: Listing;
}

/** The rows of the cart's page: every line, and a gap wherever one was removed. */
export const selectCartRows = createSelector(
  [selectCartLines, selectRemoved, selectProductsById],
  (lines, removed, products): readonly ProductRow[] =>
    rowsOf(lines, removed).flatMap((row) => {
      const product = products.get(row.line.productId);
      return product ? [{ ...row, product }] : [];
    }),
);

export interface Totals {
  readonly subtotal: Cents;
  readonly total: Cents;
}

/** Subtotal and total, in cents. */
export const selectTotals = createSelector(
  [selectCartLines, selectProductsById],
  (lines, products): Totals => {
    const subtotal = subtotalOf(
      lines.map(({ productId, quantity }) => ({ price: products.get(productId)?.price ?? 0, quantity })),
    );
    return { subtotal, total: totalOf(subtotal) };
  },
);

import { rowsOf, type CartRow } from '../domain/cartRows';
import type { ProductSummary } from '../domain/product';
import type { RootState } from '../store/rootReducer';
import { selectCartLines } from './cart';
import { selectProductsById } from './catalogue';
import { createSelector } from './createSelector';

const selectRemoved = (state: RootState) => state.cartPage.removed;

type ProductRow = CartRow & { readonly product: ProductSummary };

/** The rows of the cart's page: every line, and a gap wherever one was removed. */
export const selectCartRows = createSelector(
  [selectCartLines, selectRemoved, selectProductsById],
  (lines, removed, products): readonly ProductRow[] =>
    rowsOf(lines, removed).flatMap((row) => {
      const product = products.get(row.line.productId);
      return product ? [{ ...row, product }] : [];
    }),
);

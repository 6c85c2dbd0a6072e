import { createSelector } from '@reduxjs/toolkit';
import { linesOf } from '../domain/cart';
import { rowsOf, type CartRow } from '../domain/cartRows';
import { subtotalOf, totalOf } from '../domain/money';
import { isSold, type ProductSummary } from '../domain/product';
import type { RootState } from '../store/rootReducer';
import { selectProductsById } from './catalogue';

const selectCart = (state: RootState) => state.cart;

/** The lines that the catalogue sells, in the order in which they were added. */
export const selectCartLines = createSelector([selectCart, selectProductsById], (cart, products) =>
  linesOf(cart).filter((line) => isSold(products, line)),
);

/** The number of pieces, not of lines. */
export const selectCartCount = createSelector([selectCartLines], (lines) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0),
);

export const selectTotals = createSelector([selectCartLines, selectProductsById], (lines, products) => {
  const subtotal = subtotalOf(
    lines.map(({ productId, quantity }) => ({ price: products.get(productId)?.price ?? 0, quantity })),
  );
  return { subtotal, total: totalOf(subtotal) };
});

type ProductRow = CartRow & { readonly product: ProductSummary };

/** The rows of the cart page: every line, and a gap in place of each removed line. */
export const selectCartRows = createSelector([selectCart, selectProductsById], (cart, products) =>
  rowsOf(cart).flatMap((row): ProductRow[] => {
    const product = isSold(products, row.line) ? products.get(row.line.productId) : undefined;
    return product ? [{ ...row, product }] : [];
  }),
);

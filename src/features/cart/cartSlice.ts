import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isArray, isRecord } from '../../lib/guards';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { isSold } from '../catalogue/product';
import type { ProductSummary } from '../../shop/product';
import { PATHS } from '../navigation/paths';
import { navigated } from '../navigation/routeSlice';
import {
  cartOf,
  EMPTY_CART,
  isKey,
  isLine,
  isLineKey,
  isSameCart,
  isSameLine,
  linesOf,
  isRemovedLine,
  MAX_REMOVED,
  parseQuantity,
  putLine,
  quantityOf,
  type CartLine,
  type LineKey,
  type RemovedLine,
} from './cart';
import { rowIndexOf, rowsOf, type CartRow } from './cartRows';
import { subtotalOf, totalOf } from './totals';

interface Restored extends Pick<RemovedLine, 'removalId'> {
  readonly index: number;
}

interface StoredCart {
  readonly lines: readonly CartLine[];
  readonly removed?: readonly RemovedLine[];
}

export const cart = createSlice({
  name: 'cart',
  initialState: EMPTY_CART,
  reducers: {
    itemAdded: (state, { payload: key }: PayloadAction<LineKey>) => {
      if (isLineKey(key)) putLine(state, key, quantityOf(state.items, key) + 1);
    },
    lineRestored: (state, { payload: { removalId, index } }: PayloadAction<Restored>) => {
      const line = state.removed.find((removed) => removed.removalId === removalId);
      if (!line) return;
      const { productId, size, quantity } = line;
      state.removed = state.removed.filter((removed) => removed !== line);
      const current = quantityOf(state.items, line);
      // Another tab may have added the line again: both quantities count.
      if (current > 0) putLine(state, line, current + quantity);
      else {
        const lines = linesOf(state);
        lines.splice(Math.max(0, index), 0, { productId, size, quantity });
        ({ items: state.items, order: state.order } = cartOf(lines));
      }
    },
    /** Another tab has changed the stored cart. Without `removed` the removed lines stay as they are. */
    synced: (state, { payload }: PayloadAction<StoredCart>) => {
      if (!isRecord(payload) || !isArray(payload.lines)) return state;
      const lines = payload.lines.filter(isLine);
      // A broken list changes nothing, like a broken event of any other type.
      if (lines.length === 0 && payload.lines.length > 0) return state;
      const removed = isArray(payload.removed) ? payload.removed.filter(isRemovedLine) : state.removed;
      const stored = { ...cartOf(lines), removed };
      return isSameCart(stored, state) && JSON.stringify(removed) === JSON.stringify(state.removed)
        ? state
        : stored;
    },
    /** Changes no state. An effect shows the reason as a toast. */
    additionRejected: (state, _action: PayloadAction<'noSize'>) => state,
    quantityChanged: (
      state,
      { payload: { typed, ...key } }: PayloadAction<LineKey & { readonly typed: string }>,
    ) => {
      const quantity = parseQuantity(typed);
      if (quantity && quantityOf(state.items, key) > 0) putLine(state, key, quantity);
    },
    lineRemoved: (
      state,
      { payload: { productId, size, removalId } }: PayloadAction<LineKey & Pick<RemovedLine, 'removalId'>>,
    ) => {
      const key = { productId, size };
      const quantity = quantityOf(state.items, key);
      if (quantity === 0 || !isKey(removalId)) return;
      const others = state.removed.filter((removed) => removed.removalId !== removalId);
      const removed = { ...key, quantity, removalId, rowIndex: rowIndexOf(state, key) };
      state.removed = [...others, removed].slice(-MAX_REMOVED);
      const lines = linesOf(state).filter((line) => !isSameLine(line, key));
      ({ items: state.items, order: state.order } = cartOf(lines));
    },
  },
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname } }) => {
      if (pathname !== PATHS.cart && state.removed.length > 0) state.removed = [];
    }),
  selectors: { selectCart: (state) => state },
});

export const { itemAdded, quantityChanged, lineRemoved, lineRestored, synced, additionRejected } =
  cart.actions;

const { selectCart } = cart.selectors;

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

/** The rows of the cart page: each line, and each removed line in its former place. */
export const selectCartRows = createSelector([selectCart, selectProductsById], (cart, products) =>
  rowsOf(cart).flatMap((row): ProductRow[] => {
    const product = isSold(products, row.line) ? products.get(row.line.productId) : undefined;
    return product ? [{ ...row, product }] : [];
  }),
);

import {
  createSelector,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { Product, ProductId } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { isAvailable, priceOf } from '../catalogue/offer';
import {
  addQuantity,
  EMPTY_CART,
  linesOf,
  parseQuantity,
  quantityOf,
  removeLine,
  setQuantity,
  type Cart,
  type CartLine,
  type LineKey,
} from './cart';
import { DELIVERY_FEE, totalsOf } from './totals';

export const cart = createSlice({
  name: 'cart',
  initialState: EMPTY_CART,
  reducers: {
    itemAdded: ({ items }, { payload: line }: PayloadAction<LineKey>) => {
      addQuantity(items, line, 1);
    },
    quantityChanged: (
      { items },
      { payload }: PayloadAction<LineKey & { readonly typed: string }>,
    ) => {
      const quantity = parseQuantity(payload.typed);
      if (quantity && quantityOf(items, payload) > 0) {
        setQuantity(items, payload, quantity);
      }
    },
    lineRemoved: ({ items }, { payload: line }: PayloadAction<LineKey>) => {
      if (quantityOf(items, line) > 0) removeLine(items, line);
    },
    linesRemoved: (
      { items },
      { payload: lines }: PayloadAction<readonly LineKey[]>,
    ) => {
      for (const line of lines) removeLine(items, line);
    },
    /**
     * Undo of a removal. If another tab has added the line again, the
     * quantities are added.
     */
    lineRestored: ({ items }, { payload: line }: PayloadAction<CartLine>) => {
      addQuantity(items, line, line.quantity);
    },
    /** The stored cart was loaded, at the start or after another tab changed it. */
    cartLoaded: (state, { payload }: PayloadAction<Cart>) =>
      isSameJson(state, payload) ? state : payload,
  },
  selectors: { selectCartItems: ({ items }) => items },
});

export const {
  itemAdded,
  quantityChanged,
  lineRemoved,
  linesRemoved,
  lineRestored,
  cartLoaded,
} = cart.actions;

const { selectCartItems } = cart.selectors;

const canBuy =
  (products: ReadonlyMap<ProductId, Product>) =>
  ({ productId, size }: LineKey): boolean => {
    const product = products.get(productId);
    return product !== undefined && isAvailable(product, size);
  };

/** Whether the event adds a line that cannot be bought. */
export const isRejectedAddition = (
  products: ReadonlyMap<ProductId, Product>,
  event: UnknownAction,
): boolean =>
  (itemAdded.match(event) || lineRestored.match(event)) &&
  !canBuy(products)(event.payload);

export const selectCartLines = createSelector(
  [selectCartItems, selectProductsById],
  (items, products) => linesOf(items).filter(canBuy(products)),
);

/** The number of pieces, not of lines. */
export const countPieces = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const selectCartCount = createSelector([selectCartLines], countPieces);

/** The number of pieces of a product, in all sizes. */
export const selectCountOf = (state: RootState, id: ProductId): number =>
  countPieces(
    selectCartLines(state).filter(({ productId }) => productId === id),
  );

/** The lines that were added and cannot be bought now. */
export const selectUnavailableLines = createSelector(
  [selectCartItems, selectProductsById],
  (items, products): LineKey[] => {
    const isBuyable = canBuy(products);
    return linesOf(items)
      .filter((line) => !isBuyable(line))
      .map(({ productId, size }) => ({ productId, size }));
  },
);

export const selectTotals = createSelector(
  [selectCartLines, selectProductsById],
  (lines, products) => {
    const priced = lines.map(({ productId, size, quantity }) => {
      const product = products.get(productId);
      return { price: product ? priceOf(product, size) : 0, quantity };
    });
    return totalsOf(priced, DELIVERY_FEE);
  },
);

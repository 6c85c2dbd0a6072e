import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { settings } from '../../data/settings';
import type { Product } from '../../data/types';
import { isSameJson } from '../../lib/guards';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { isAvailable, priceOf } from '../catalogue/offer';
import {
  addQuantity,
  countItems,
  isQuantity,
  linesOf,
  quantityOf,
  setQuantity,
  amountsOfLines,
  type CartLine,
  type LineId,
  type Quantities,
} from './cart';

export interface Cart {
  items: Quantities;
}

const initialState: Cart = { items: {} };

export const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded: ({ items }, { payload: line }: PayloadAction<LineId>) => {
      addQuantity(items, line, 1);
    },
    quantityChanged: (
      { items },
      { payload: line }: PayloadAction<CartLine>,
    ) => {
      if (isQuantity(line.quantity) && quantityOf(items, line) > 0)
        setQuantity(items, line, line.quantity);
    },
    lineRemoved: ({ items }, { payload: line }: PayloadAction<LineId>) => {
      setQuantity(items, line, 0);
    },
    /**
     * The shopper has undone a removal. If another tab has added the line
     * again, the quantity is the sum of both.
     */
    lineRestored: ({ items }, { payload: line }: PayloadAction<CartLine>) => {
      addQuantity(items, line, line.quantity);
    },
    /** Items that the shopper has added meanwhile stay. */
    linesOrdered: (
      { items },
      { payload: lines }: PayloadAction<readonly CartLine[]>,
    ) => {
      for (const line of lines) addQuantity(items, line, -line.quantity);
    },
    /** The stored cart was loaded. Another tab may have changed it. */
    cartLoaded: (state, { payload }: PayloadAction<Cart>) =>
      isSameJson(state, payload) ? state : payload,
  },
  selectors: { selectQuantities: ({ items }) => items },
});

export const {
  itemAdded,
  quantityChanged,
  lineRemoved,
  lineRestored,
  linesOrdered,
  cartLoaded,
} = cart.actions;

const { selectQuantities } = cart.selectors;

const selectAllLines = createSelector(
  [selectQuantities, selectProductsById],
  (quantities, products) =>
    linesOf(quantities).map((line) => ({
      ...line,
      product: products.get(line.productId),
    })),
);

export type AnyLine = ReturnType<typeof selectAllLines>[number];

export interface AvailableLine extends CartLine {
  product: Product;
}

const isAvailableLine = (line: AnyLine): line is AvailableLine =>
  isAvailable(line.product, line.size);

export const selectAvailableLines = createSelector([selectAllLines], (lines) =>
  lines.filter(isAvailableLine),
);

/** The lines of the cart that cannot be bought now. */
export const selectUnavailableLines = createSelector(
  [selectAllLines],
  (lines) => lines.filter((line) => !isAvailableLine(line)),
);

export const selectCartCount = createSelector(
  [selectAvailableLines],
  countItems,
);

export const selectTotals = createSelector([selectAvailableLines], (lines) =>
  amountsOfLines(
    lines.map((line) => ({ ...line, price: priceOf(line.product, line.size) })),
    settings.deliveryFee,
  ),
);

import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  cartOf,
  EMPTY_CART,
  isLine,
  isLineKey,
  isSameCart,
  isSameLine,
  linesOf,
  MAX_QUANTITY,
  parseQuantity,
  quantityOf,
  setQuantity,
  type Cart,
  type CartLine,
  type IndexedLine,
  type LineKey,
} from '../domain/cart';
import { rowIndexOf } from '../domain/cartRows';
import { isArray } from '../domain/guards';
import { PATHS } from '../domain/paths';
import type { ParsedUrl } from '../domain/url';
import { navigated } from './route';
import { transition, type Transitions } from './transitions';

/** Why a product could not be added. */
export type RejectionReason = 'noSize';

interface Events {
  /** One more piece of a product in a size. */
  itemAdded: LineKey;
  /** The text of a line's quantity field. */
  quantityChanged: LineKey & { readonly typed: string };
  /** The bin button of a line. */
  lineRemoved: LineKey;
  /** Undo: the line with its quantity, and the index at which it is restored. */
  lineRestored: IndexedLine;
  /** The stored lines differ: another tab has changed them. */
  synced: readonly CartLine[];
  navigated: ParsedUrl;
}

const putLine = ({ items, order }: Draft<Cart>, { productId, size }: LineKey, quantity: number) => {
  if (quantityOf(items, { productId, size }) === 0) order.push({ productId, size });
  setQuantity(items, { productId, size }, Math.min(quantity, MAX_QUANTITY));
};

const always = {
  itemAdded: (state, key) => {
    if (isLineKey(key)) putLine(state, key, quantityOf(state.items, key) + 1);
  },
  lineRestored: (state, { index, ...line }) => {
    if (!isLine(line)) return;
    const gap = state.removed.findIndex((removed) => isSameLine(removed, line));
    if (gap >= 0) state.removed.splice(gap, 1);
    const quantity = quantityOf(state.items, line);
    // Another tab may have added the line again: both quantities count.
    if (quantity > 0) putLine(state, line, quantity + line.quantity);
    else {
      const lines = linesOf(state);
      lines.splice(Math.max(0, index), 0, line);
      Object.assign(state, cartOf(lines));
    }
  },
  synced: (state, payload) => {
    if (!isArray(payload)) return state;
    const lines = payload.filter(isLine);
    // A broken list changes nothing, like a broken event of any other type.
    if (lines.length === 0 && payload.length > 0) return state;
    const stored = { ...state, ...cartOf(lines) };
    return isSameCart(stored, state) ? state : stored;
  },
  navigated: (state, { pathname }) => {
    if (pathname !== PATHS.cart && state.removed.length > 0) state.removed = [];
  },
} satisfies Transitions<Cart, 'any', Events>['any'];

export const cartTransitions: Transitions<Cart, 'empty' | 'filled', Events> = {
  empty: always,
  filled: {
    ...always,
    quantityChanged: (state, { typed, ...key }) => {
      const quantity = parseQuantity(typed);
      if (quantity && quantityOf(state.items, key) > 0) putLine(state, key, quantity);
    },
    lineRemoved: (state, key) => {
      const quantity = quantityOf(state.items, key);
      if (quantity === 0) return;
      const rowIndex = rowIndexOf(state, key);
      const gap = state.removed.find((line) => isSameLine(line, key));
      // Another tab has added the removed line again: one Undo restores both quantities.
      if (gap) gap.quantity = Math.min(gap.quantity + quantity, MAX_QUANTITY);
      else state.removed.push({ ...key, quantity, rowIndex });
      Object.assign(state, cartOf(linesOf(state).filter((line) => !isSameLine(line, key))));
    },
  },
};

const modeOf = ({ order }: Cart) => (order.length === 0 ? 'empty' : 'filled');
const on = transition(cartTransitions, modeOf);

export const cart = createSlice({
  name: 'cart',
  initialState: EMPTY_CART,
  reducers: {
    itemAdded: on('itemAdded'),
    quantityChanged: on('quantityChanged'),
    lineRemoved: on('lineRemoved'),
    lineRestored: on('lineRestored'),
    synced: on('synced'),
    /** The product could not be added. It changes no state; the toast effect shows the reason. */
    additionRejected: (state, _action: PayloadAction<RejectionReason>) => state,
  },
  extraReducers: (builder) => builder.addCase(navigated, on('navigated')),
  selectors: { selectMode: modeOf },
});

export const { itemAdded, quantityChanged, lineRemoved, lineRestored, synced, additionRejected } =
  cart.actions;

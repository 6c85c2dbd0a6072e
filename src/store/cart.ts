import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
  type Cart,
  type CartLine,
  type LineKey,
  type RemovedLine,
} from '../domain/cart';
import { rowIndexOf } from '../domain/cartRows';
import { isArray, isRecord } from '../domain/guards';
import { PATHS } from '../domain/paths';
import type { ParsedUrl } from '../domain/url';
import { navigated } from './route';
import { transition, type Transitions } from './transitions';

interface Events {
  itemAdded: LineKey;
  quantityChanged: LineKey & { readonly typed: string };
  lineRemoved: LineKey & Pick<RemovedLine, 'removalId'>;
  /** Undo of a removal, and the index at which the line is restored. */
  lineRestored: Pick<RemovedLine, 'removalId'> & { readonly index: number };
  /** The stored cart differs: another tab has changed it. A tab has removed lines of its own, the log those of all tabs. */
  synced: { readonly lines: readonly CartLine[]; readonly removed?: readonly RemovedLine[] };
  navigated: ParsedUrl;
}

const always = {
  itemAdded: (state, key) => {
    if (isLineKey(key)) putLine(state, key, quantityOf(state.items, key) + 1);
  },
  lineRestored: (state, { removalId, index }) => {
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
      Object.assign(state, cartOf(lines));
    }
  },
  synced: (state, payload) => {
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
    lineRemoved: (state, { productId, size, removalId }) => {
      const key = { productId, size };
      const quantity = quantityOf(state.items, key);
      if (quantity === 0 || !isKey(removalId)) return;
      const others = state.removed.filter((removed) => removed.removalId !== removalId);
      const removed = { ...key, quantity, removalId, rowIndex: rowIndexOf(state, key) };
      state.removed = [...others, removed].slice(-MAX_REMOVED);
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
    additionRejected: (state, _action: PayloadAction<'noSize'>) => state,
  },
  extraReducers: (builder) => builder.addCase(navigated, on('navigated')),
  selectors: { selectMode: modeOf },
});

export const { itemAdded, quantityChanged, lineRemoved, lineRestored, synced, additionRejected } =
  cart.actions;

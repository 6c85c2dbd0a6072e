import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { productsById } from '../data/products';
import {
  cartOf,
  isQuantity,
  linesOf,
  MAX_QUANTITY,
  readQuantity,
  sameLine,
  type Cart,
  type LineInRow,
  type LineKey,
  type PlacedLine,
} from '../domain/cart';
import { changesBetween, withChanges } from '../domain/cartChanges';
import type { Machine, Reducers } from './machine';

/** Why a product could not be added. */
export type RejectionReason = 'noSize';

interface Events {
  /** One more piece of a product in a size. */
  itemAdded: LineKey;
  /** A product could not be added, and why. */
  additionRejected: RejectionReason;
  /** The text of a line's quantity field. */
  quantityChanged: LineKey & { readonly typed: string };
  /** The bin: the line as the page showed it; rootReducer puts its quantity right before any slice hears of it. */
  lineRemoved: LineInRow;
  /** Undo: the line as it stood, and where it goes back to. */
  lineRestored: PlacedLine;
  /**
   * What another tab did, or an earlier visit left in IndexedDB: its lines as they stand now, at their places;
   * quantity 0 is a line that has gone.
   */
  synced: readonly PlacedLine[];
}

type Shape = 'empty' | 'filled';

/** Whether anything is in the cart. */
export const cartMachine: Machine<Cart, Shape, keyof Events> = {
  table: {
    empty: {
      itemAdded: ['filled', 'refused'],
      additionRejected: 'refused',
      quantityChanged: 'refused',
      lineRemoved: 'refused',
      lineRestored: ['filled', 'refused'],
      synced: ['filled', 'refused'],
    },
    filled: {
      itemAdded: ['filled', 'refused'],
      additionRejected: 'refused',
      quantityChanged: ['filled', 'refused'],
      lineRemoved: ['empty', 'filled', 'refused'],
      lineRestored: ['filled', 'refused'],
      synced: ['empty', 'filled', 'refused'],
    },
  },
  modeOf: (cart) => (Object.keys(cart).length === 0 ? 'empty' : 'filled'),
};

/** Whether the shop sells this product in this size; any other key never enters the cart. */
export const isSold = ({ productId, size }: LineKey) =>
  productsById.get(productId)?.sizes.includes(size) ?? false;

/** How many of a line are in the cart, if any. Own keys only: `constructor` is a line of no cart. */
export const quantityOf = (cart: Cart, { productId, size }: LineKey) => {
  const sizes = Object.hasOwn(cart, productId) ? cart[productId] : undefined;
  return sizes && Object.hasOwn(sizes, size) ? sizes[size] : undefined;
};

const initialState: Cart = {};

export const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded: (state, { payload: { productId, size } }) => {
      if (!isSold({ productId, size })) return;
      const quantity = quantityOf(state, { productId, size }) ?? 0;
      if (quantity < MAX_QUANTITY) (state[productId] ??= {})[size] = quantity + 1;
    },
    additionRejected: (state, _refusal) => state,
    quantityChanged: (state, { payload: { productId, size, typed } }) => {
      const line = state[productId];
      const quantity = readQuantity(typed);
      if (line && quantityOf(state, { productId, size }) && quantity) line[size] = quantity;
    },
    lineRemoved: (state, { payload }) => {
      if (!quantityOf(state, payload)) return;
      return cartOf(linesOf(state).filter((line) => !sameLine(line, payload)));
    },
    lineRestored: (state, { payload: { productId, size, quantity, at } }) => {
      const line = { productId, size, quantity };
      if (!isSold(line) || !isQuantity(quantity)) return;
      const inCart = state[productId];
      const already = quantityOf(state, line);
      // Added again meanwhile: both count, where the line stands now.
      if (inCart && already) inCart[size] = Math.min(already + quantity, MAX_QUANTITY);
      else return cartOf(linesOf(state).toSpliced(Math.max(0, at), 0, line));
    },
    synced: (state, { payload }) => {
      const changes = payload.filter(
        (line) => isSold(line) && (line.quantity === 0 || isQuantity(line.quantity)),
      );
      const merged = cartOf(withChanges(linesOf(state), changes));
      if (changesBetween(state, merged).length > 0) return merged;
    },
  } satisfies Reducers<Cart, Events>,
});

export const { itemAdded, additionRejected, quantityChanged, lineRemoved, lineRestored, synced } =
  cart.actions;

const changing = {
  itemAdded,
  quantityChanged,
  lineRemoved,
  lineRestored,
  synced,
} satisfies Record<Exclude<keyof Events, 'additionRejected'>, unknown>;

/** Whether an event may have changed the cart; one more that can does not compile until it is named here. */
export const mayChangeCart = isAnyOf(...Object.values(changing));

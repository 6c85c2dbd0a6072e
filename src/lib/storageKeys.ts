/** The keys of what the browser stores. */
export const STORAGE_KEYS = {
  /**
   * The database of the cart and the placed orders, and its `BroadcastChannel`.
   * A new format needs a new name, so that tabs of older versions do not use
   * it.
   */
  cartAndOrders: 'weft.cart',
  /** The form of a tab, in `sessionStorage`. */
  checkout: 'weft.checkout',
} as const;

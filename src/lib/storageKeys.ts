/** The keys of what the browser stores. */
export const STORAGE_KEYS = {
  /**
   * The database of the cart and the placed orders, and its `BroadcastChannel`.
   * Another format of the cart needs another name, so that tabs of older versions
   * neither read nor answer it.
   */
  cart: 'weft.cart',
  /** The form of a tab, and the database of the keys of unanswered orders. */
  checkout: 'weft.checkout',
} as const;

/** The keys of what the browser stores. An inline script reads them as well. */
export const STORAGE_KEYS = {
  /**
   * The database of the cart and the placed orders, its `BroadcastChannel` and
   * the key of the number of items and orders share this name. Another format
   * of the cart needs another name, so that tabs of older versions neither read
   * nor answer it.
   */
  cart: 'weft.cart',
  /** The form of a tab, and the database of the keys of unanswered orders. */
  checkout: 'weft.checkout',
} as const;

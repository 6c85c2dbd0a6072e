/** The keys of what the browser stores. An inline script reads them as well. */
export const STORAGE_KEYS = {
  /**
   * The database of the cart, its `BroadcastChannel` and the key of its number
   * of items share this name. Another format of the cart needs another name,
   * so that tabs of older versions neither read nor answer it.
   */
  cart: 'weft.cart',
  /** The form of a tab, and the database of the keys of unanswered orders. */
  checkout: 'weft.checkout',
  orders: 'weft.orders',
} as const;

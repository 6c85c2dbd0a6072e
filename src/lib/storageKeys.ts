/** The keys of localStorage and sessionStorage. */
export const STORAGE_KEYS = {
  /** The id of the stored cart. A change makes other tabs read the cart. */
  cart: 'weft.cart',
  /** The number of pieces, for the pre-hydration script. */
  cartCount: 'weft.cartCount',
  checkout: 'weft.checkout',
  places: 'weft.places',
  reloadedChunks: 'weft.reloadedChunks',
} as const;

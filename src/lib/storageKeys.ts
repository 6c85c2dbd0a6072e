/**
 * The keys of localStorage and sessionStorage that the inline scripts read, too.
 * Any other key is in the file that uses it.
 */
export const STORAGE_KEYS = {
  /** The number of pieces in the cart. */
  cartCount: 'weft.cartCount',
  checkout: 'weft.checkout',
} as const;

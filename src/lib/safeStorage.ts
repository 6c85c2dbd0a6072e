/**
 * The storage keys that inline scripts read. Any other key is in the file that
 * uses it.
 */
export const STORAGE_KEYS = {
  /**
   * The database of the cart, its `BroadcastChannel` and the key of its number
   * of items share this name. Another format of the cart needs another name,
   * so that tabs of older versions neither read nor answer it.
   */
  cart: 'weft.cart',
  checkout: 'weft.checkout',
} as const;

/**
 * Returns the access to a storage that never throws. Each access opens the
 * storage within `try`, because opening a blocked storage throws.
 */
export const openStorage = (area: () => Storage) => {
  const attempt = <T>(fallback: T, access: (storage: Storage) => T): T => {
    try {
      return access(area());
    } catch {
      return fallback;
    }
  };
  return {
    read: (key: string) =>
      attempt<string | null>(null, (storage) => storage.getItem(key)),
    readJson: (key: string) =>
      attempt<unknown>(undefined, (storage) =>
        JSON.parse(storage.getItem(key) ?? ''),
      ),
    write: (key: string, text: string) =>
      attempt(false, (storage) => {
        storage.setItem(key, text);
        return true;
      }),
  };
};

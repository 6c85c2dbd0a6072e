/**
 * The keys of localStorage and sessionStorage that the inline scripts read, too.
 * Any other key is in the file that uses it.
 */
export const STORAGE_KEYS = {
  /**
   * The name of the database, the channel and the number of pieces of the cart.
   * Another format needs another name, so that tabs of older versions neither
   * read nor answer it.
   */
  cart: 'weft.cart',
  checkout: 'weft.checkout',
} as const;

/**
 * Returns a storage that never throws. It is opened for each access, because
 * opening a blocked storage throws.
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

/** The part of `localStorage` and `sessionStorage` that the shop uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length'>;

/** A storage that never throws. */
export interface SafeStorage {
  /** Whether the browser allows access. */
  readonly isOpen: () => boolean;
  /** The text of a key, null if there is none. */
  readonly read: (key: string) => string | null;
  /** Returns whether the text is stored. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

export const keyOf = (name: string): string => `weft.${name}`;

/** Returns a storage that never throws. It is opened for each access, because opening a blocked storage throws. */
export const openStorage = (open: () => StorageArea | null): SafeStorage => {
  const attempt = <T>(fallback: T, access: (storage: StorageArea) => T): T => {
    try {
      const storage = open();
      return storage ? access(storage) : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    isOpen: () => attempt(false, (storage) => storage.length >= 0),
    read: (key) => attempt<string | null>(null, (storage) => storage.getItem(key)),
    write: (key, text) =>
      attempt(false, (storage) => {
        storage.setItem(key, text);
        return true;
      }),
    remove: (key) => attempt(undefined, (storage) => storage.removeItem(key)),
  };
};

/** The part of `localStorage` and `sessionStorage` that the shop uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A storage that never throws. */
export interface SafeStorage {
  /** Whether the browser allows access. */
  readonly isOpen: () => boolean;
  /** The keys of the shop. */
  readonly keys: () => readonly string[];
  /** The text of a key, null if there is none. */
  readonly read: (key: string) => string | null;
  /** Returns whether the text is stored. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

const PREFIX = 'weft.';
const QUARANTINE = `${PREFIX}quarantine`;
const MAX_QUARANTINED_LENGTH = 10_000;

export const keyOf = (name: string): string => PREFIX + name;

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
    keys: () =>
      attempt<string[]>([], (storage) =>
        Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) =>
          key.startsWith(PREFIX),
        ),
      ),
    read: (key) => attempt<string | null>(null, (storage) => storage.getItem(key)),
    write: (key, text) =>
      attempt(false, (storage) => {
        storage.setItem(key, text);
        return true;
      }),
    remove: (key) => attempt(undefined, (storage) => storage.removeItem(key)),
  };
};

/** Moves an unreadable text, if there is one, to the quarantine key, which holds the last one. */
export const quarantine = (storage: SafeStorage, key: string): void => {
  const text = storage.read(key)?.slice(0, MAX_QUARANTINED_LENGTH);
  const isMoved = text !== undefined && storage.write(QUARANTINE, JSON.stringify({ key, text }));
  if (isMoved) storage.remove(key);
};

/** A browser's storage that never throws: what cannot be read is not there, what cannot be written is refused. */
export interface SafeStorage {
  /** Whether the browser lets the page have it at all. */
  readonly isOpen: () => boolean;
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | null;
  /** Whether the text is stored now. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

const PREFIX = 'weft.';
const ASIDE = `${PREFIX}quarantine`;
// Enough for a person to look into, whatever was found.
const ASIDE_LENGTH = 10_000;

/** The key under which the shop keeps this. */
export const keyOf = (...parts: readonly string[]): string => PREFIX + parts.join('.');

/** Makes one of the browser's storages safe; it is asked for each time, for the asking may throw. */
export const openStorage = (open: () => Storage | null): SafeStorage => {
  const attempt = <T>(otherwise: T, ask: (storage: Storage) => T): T => {
    try {
      const storage = open();
      return storage ? ask(storage) : otherwise;
    } catch {
      return otherwise;
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

/** Moves what cannot be read out of the way: the last find is kept for whoever wants to look into it. */
export const quarantine = (storage: SafeStorage, key: string): void => {
  const text = storage.read(key) ?? '';
  // Where there is no room it stays where it is: the shop writes to no key that it has not found readable.
  if (storage.write(ASIDE, JSON.stringify({ key, text: text.slice(0, ASIDE_LENGTH) }))) storage.remove(key);
};

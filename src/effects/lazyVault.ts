import type { LineName } from '../domain/cartRecords';
import type { LineRecord } from '../domain/lineRecord';

/** The database's name. */
export const VAULT = 'weft';

/**
 * The second copy of the cart's records, in IndexedDB. localStorage is there before the first paint, but the
 * browser writes it to disk only every minute or so; this one survives the browser's own death.
 */
export interface Vault {
  readonly put: (name: LineName, record: LineRecord) => void;
  readonly readAll: () => Promise<ReadonlyMap<string, unknown>>;
  readonly close: () => void;
}

const isThere = async (): Promise<boolean> => {
  try {
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === VAULT);
  } catch {
    // A browser that cannot tell: who opens it will see.
    return true;
  }
};

/** A vault that is fetched when there is something to put into it or to take out: who only looks needs none. */
export const lazyVault = (): Vault => {
  let opening: Promise<Vault> | undefined;
  const open = () =>
    (opening ??= import(/* webpackChunkName: "vault" */ './vault').then(
      ({ openVault }) => openVault(() => window.indexedDB),
      (error: unknown) => {
        // The next who asks may have a network.
        opening = undefined;
        throw error;
      },
    ));
  return {
    // What cannot be fetched is as a vault that cannot be opened: the first copy stands.
    put: (name, record) =>
      void open().then(
        (vault) => vault.put(name, record),
        () => undefined,
      ),
    readAll: async () => {
      try {
        return (await isThere()) ? await (await open()).readAll() : new Map();
      } catch {
        return new Map();
      }
    },
    close: () =>
      void opening?.then(
        (vault) => vault.close(),
        () => undefined,
      ),
  };
};

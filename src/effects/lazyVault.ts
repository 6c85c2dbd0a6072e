import type { Vault } from './vault';

const DATABASE = 'weft';

const isThere = async (): Promise<boolean> => {
  try {
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
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
      ({ openVault }) => openVault(() => window.indexedDB, DATABASE),
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

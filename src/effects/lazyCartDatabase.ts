import type { CartDatabase } from './cartDatabase';

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

/** The cart's database, fetched when there is something to put into it or to take out: who only looks needs none. */
export const lazyCartDatabase = (): CartDatabase => {
  let opening: Promise<CartDatabase> | undefined;
  const open = () =>
    (opening ??= import(/* webpackChunkName: "cartDatabase" */ './cartDatabase').then(
      ({ openCartDatabase }) => openCartDatabase(() => window.indexedDB, DATABASE),
      (error: unknown) => {
        // The next who asks may have a network. What this one had to put stands in the first copy, and is compared
        // at the next opening.
        opening = undefined;
        throw error;
      },
    ));
  return {
    // What cannot be fetched is as a database that cannot be opened.
    put: (name, record) =>
      void open().then(
        (database) => database.put(name, record),
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
        (database) => database.close(),
        () => undefined,
      ),
  };
};

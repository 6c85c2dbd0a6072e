import type { LineName } from '../domain/cartRecords';
import { mergeRecords, type LineRecord } from '../domain/lineRecord';
import { readRecord, writeRecord } from '../domain/keptText';

/**
 * The second copy of the cart's records, in IndexedDB. localStorage is there before the first paint, but the
 * browser writes it to disk only every minute or so; this one survives the browser's own death.
 */
export interface Vault {
  readonly put: (name: LineName, record: LineRecord) => void;
  readonly readAll: () => Promise<ReadonlyMap<string, unknown>>;
  readonly close: () => void;
}

const STORE = 'lines';
const ASIDE = 'aside';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });

const openDatabase = async (open: () => IDBFactory, name: string): Promise<IDBDatabase> => {
  const request = open().open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  const database = await asked(request);
  // A newer shop in another tab may change it: this one then goes without.
  database.onversionchange = () => database.close();
  return database;
};

/** Merges within one transaction, so that no tab can come between; what is newer is left as it is. */
const merge = (store: IDBObjectStore, name: LineName, record: LineRecord) => {
  const request: IDBRequest<unknown> = store.get(name);
  request.onsuccess = () => {
    const text = request.result;
    const reading = typeof text === 'string' ? readRecord(text) : undefined;
    if (reading?.kind === 'newer') return;
    if (text !== undefined && reading?.kind !== 'read') store.put(text, ASIDE);
    store.put(writeRecord(reading?.kind === 'read' ? mergeRecords(reading.value, record) : record), name);
  };
};

/** Opens the vault; where the browser has none to offer, it holds nothing and complains of nothing. */
export const openVault = (open: () => IDBFactory, name: string): Vault => {
  const opening = Promise.resolve().then(() => openDatabase(open, name));
  opening.catch(() => undefined);
  let waiting = new Map<LineName, LineRecord>();

  // One transaction at a time: what comes meanwhile goes together into the next.
  const store = async () => {
    const database = await opening;
    while (waiting.size > 0) {
      const lines = waiting;
      waiting = new Map();
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite');
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        for (const [name, record] of lines) merge(transaction.objectStore(STORE), name, record);
      });
    }
  };
  let storing: Promise<void> | undefined;

  return {
    put: (name, record) => {
      waiting.set(name, record);
      storing ??= store()
        .catch(() => waiting.clear())
        .finally(() => (storing = undefined));
    },
    readAll: async () => {
      try {
        const lines = (await opening).transaction(STORE).objectStore(STORE);
        const [names, texts] = await Promise.all([
          asked(lines.getAllKeys()),
          asked<unknown[]>(lines.getAll()),
        ]);
        return new Map(names.map((name, i) => [typeof name === 'string' ? name : '', texts[i]]));
      } catch {
        return new Map();
      }
    },
    close: () => void opening.then((database) => database.close()).catch(() => undefined),
  };
};

import type { LineName } from '../domain/cartRecords';
import { mergeRecords, type LineRecord } from '../domain/lineRecord';
import { readRecord, writeRecord } from '../domain/keptCart';

/**
 * The second copy of the cart's records, in IndexedDB. localStorage is there before the first paint, but the
 * browser writes it to disk only every minute or so; this one survives the browser's own death.
 */
export interface CartDatabase {
  readonly put: (name: LineName, record: LineRecord) => void;
  readonly readAll: () => Promise<ReadonlyMap<string, unknown>>;
  readonly close: () => void;
}

const STORE = 'lines';
const ASIDE = 'quarantine';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });

const openDatabase = async (
  open: () => IDBFactory,
  name: string,
  onClose: () => void,
): Promise<IDBDatabase> => {
  const request = open().open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  const database = await asked(request);
  // A newer shop in another tab may change it: this one then goes without.
  database.onversionchange = () => database.close();
  // The browser has thrown it away, with whatever else it kept.
  database.onclose = onClose;
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

const write = (database: IDBDatabase, lines: ReadonlyMap<LineName, LineRecord>): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    for (const [name, record] of lines) merge(transaction.objectStore(STORE), name, record);
  });

/** Opens the database; where the browser has none to offer, it holds nothing and complains of nothing. */
export const openCartDatabase = (open: () => IDBFactory, name: string): CartDatabase => {
  let opening: Promise<IDBDatabase> | undefined;
  const opened = () =>
    (opening ??= openDatabase(open, name, () => {
      opening = undefined;
    }));
  let waiting = new Map<LineName, LineRecord>();
  let isStoring = false;

  // One transaction at a time: what comes meanwhile goes together into the next.
  const store = async () => {
    if (isStoring) return;
    isStoring = true;
    try {
      const database = await opened();
      while (waiting.size > 0) {
        const lines = waiting;
        waiting = new Map();
        await write(database, lines);
      }
    } catch {
      // The first copy stands, and the next visit compares the two.
      waiting.clear();
    } finally {
      isStoring = false;
    }
  };

  return {
    put: (name, record) => {
      waiting.set(name, record);
      void store();
    },
    readAll: async () => {
      try {
        const lines = (await opened()).transaction(STORE).objectStore(STORE);
        const [names, texts] = await Promise.all([
          asked(lines.getAllKeys()),
          asked<unknown[]>(lines.getAll()),
        ]);
        return new Map(names.map((name, i) => [typeof name === 'string' ? name : '', texts[i]]));
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

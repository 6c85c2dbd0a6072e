import { IDBFactory } from 'fake-indexeddb';

/** A page that uses the database. */
export interface Client {
  readonly name: string;
  /** The entries that the page has read. */
  read: string;
  /** What makes the page read again after the transaction that reads now. */
  news: string;
  /** The events of the page that the browser has not stored. */
  unsaved: string;
  connections: number;
  isKilled: boolean;
  isSuspended: boolean;
  /** Each write of the page exceeds the quota. */
  isFull: boolean;
  /** The page may not open a database. */
  isBlocked: boolean;
}

/** The part of a transaction of fake-indexeddb that decides when it continues. */
interface Internals {
  readonly _state: string;
  readonly _requests: readonly { readonly request: IDBRequest<unknown> }[];
  _started: boolean;
  _start: () => void;
}
type Transaction = IDBTransaction & Internals;
const isTransaction = (transaction: IDBTransaction): transaction is Transaction => '_start' in transaction;

const ids = new Map<string, number>();

/** A short text in place of a long one: the same for the same text. */
const digest = (text: string): string => {
  const id = ids.get(text) ?? ids.size;
  ids.set(text, id);
  return id.toString(36);
};

/** More tasks than this, each of which queues one, wait for a later step. Opening a database takes fewer. */
const MAX_IDLE = 20;

/** Lets all promises settle. The next tick comes after the last of them. */
const promises = () => new Promise((resolve) => process.nextTick(resolve));

/** Replaces the IndexedDB of the test environment by one whose requests a test executes one by one. */
export const createSteppedDatabase = () => {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  const steps: { readonly client: Client; readonly transaction: Transaction; readonly run: () => void }[] =
    [];
  const transactions: {
    readonly client: Client;
    readonly transaction: Transaction;
    readonly text: string;
  }[] = [];
  /** The work of fake-indexeddb between two requests, which no page can see. */
  const tasks: (() => void)[] = [];
  const timers: (() => void)[] = [];
  let current: Client | undefined;
  let entries = '';

  /** Executes code of a page and all that follows from it without the database. */
  const execute = async (client: Client, code: () => void) => {
    current = client;
    code();
    await promises();
    // A task that waits for a later step queues itself again.
    for (let idle = 0; tasks.length > 0 && idle < MAX_IDLE;) {
      const count = tasks.length;
      tasks.shift()?.();
      await promises();
      idle = tasks.length === count ? idle + 1 : 0;
    }
  };

  const watch = (connection: IDBDatabase, client: Client) => {
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...args) => {
      if (client.isKilled) throw new DOMException('The page is gone.', 'AbortError');
      const transaction = begin(...args);
      if (!isTransaction(transaction)) throw new TypeError('fake-indexeddb has changed.');
      const [start, commit] = [transaction._start.bind(transaction), transaction.commit.bind(transaction)];
      const store = transaction.objectStore('cartLog');
      const [add, remove, getAll] = [
        store.add.bind(store),
        store.delete.bind(store),
        store.getAll.bind(store),
      ];
      const writes: string[] = [];
      const state = { ...{ client, transaction, isRead: false }, text: '', before: '', after: '' };
      transactions.push(state);
      store.add = (value: unknown) => {
        writes.push(JSON.stringify(value));
        state.text = digest(`${state.text} ${writes.at(-1) ?? ''}`);
        client.unsaved = '';
        return add(value);
      };
      store.delete = (query) => {
        writes.push('deleted');
        return remove(query);
      };
      store.getAll = (query) => {
        state.isRead = true;
        client.news = '';
        return getAll(query);
      };
      transaction.commit = () => {
        if (!client.isFull) commit();
        else {
          client.unsaved = state.text;
          transaction.abort();
        }
      };
      transaction._start = () => {
        transaction._started = true;
        steps.push({ client, transaction, run });
      };
      const run = () => {
        const isAborted = transaction._state === 'finished';
        const request = isAborted ? undefined : transaction._requests[0]?.request;
        if (request) state.before ||= entries;
        start();
        const result: unknown = request?.result;
        if (Array.isArray(result)) client.read = entries;
        else if (request) entries = digest(`${entries} ${writes.shift() ?? ''}`);
        if (request) {
          state.after = entries;
          state.text = digest(`${state.text} ${entries}`);
        } else if (isAborted) return;
        else if (!state.isRead && state.before === client.read) client.read = state.after;
        else if (!state.isRead) client.news = 'written';
      };
      return transaction;
    };
    const close = connection.close.bind(connection);
    client.connections += 1;
    connection.close = () => {
      client.connections -= 1;
      close();
    };
  };

  factory.open = (name, version) => {
    const client = current;
    if (!client || client.isKilled) throw new DOMException('The page is gone.', 'AbortError');
    if (client.isBlocked) throw new DOMException('Access is denied.', 'SecurityError');
    const request = open(name, version);
    request.addEventListener('success', () => watch(request.result, client));
    return request;
  };
  Object.assign(window, {
    indexedDB: factory,
    // fake-indexeddb queues its tasks here.
    setImmediate: (task: () => void) => void tasks.push(task),
    setTimeout: (task: () => void) => void timers.push(task),
  });

  const unfinished = () => transactions.filter(({ transaction }) => transaction._state !== 'finished');

  return {
    execute,

    /** Whether a request can be executed. A suspended page keeps its transaction, which blocks all others. */
    hasStep: () => steps[0]?.client.isSuspended === false,

    /** Executes the next request, or completes the transaction. With `isWhole` it goes on until it is complete. */
    step: async (isWhole: boolean) => {
      const next = steps.shift();
      if (!next) return;
      await execute(next.client, next.run);
      while (isWhole && steps[0]?.transaction === next.transaction)
        await execute(next.client, steps.shift()?.run ?? next.run);
    },

    /** Lets the time limit of a page pass. */
    elapse: (client: Client) =>
      execute(client, () => {
        for (const timer of timers.splice(0)) timer();
      }),

    /** Ends a page. Its committed transactions go on without it, the others are aborted. */
    kill: async (client: Client, close: () => void) => {
      client.isKilled = true;
      await execute(client, () => {
        for (const { client: owner, transaction } of unfinished())
          if (owner === client && transaction._state !== 'committing') transaction.abort();
        close();
      });
    },

    /** The entries of the log and the transactions that wait. */
    key: () =>
      `${entries} ${steps.map(({ client }) => client.name).join('')} ${unfinished()
        .map(({ client, transaction, text }) => client.name + transaction._state + text)
        .join()}`,
  };
};

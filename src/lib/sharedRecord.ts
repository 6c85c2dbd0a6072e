import { createStore, get, update, type UseStore } from 'idb-keyval';
import { tryOr } from './tryOr';

const KEY = 'record';

/** Rejects if the database does not answer within a second. */
export const withLimit = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => setTimeout(reject, 1000)),
  ]);

/**
 * Opens a record of IndexedDB that all tabs share. `read` and `update` throw an
 * error if the browser blocks its storage.
 */
export const openSharedRecord = (name: string) => {
  const open = () => createStore(name, 'keyval');
  let database = open();
  // Firefox throws an error if it blocks storage (November 2026).
  const channel = tryOr(undefined, () => new BroadcastChannel(name));

  // Safari closes connections without an event, and may never open one
  // (November 2026).
  const withDatabase = async <T>(run: (opened: UseStore) => Promise<T>) => {
    const attempt = async () => {
      await withLimit(database('readonly', () => Promise.resolve()));
      return run(database);
    };
    return attempt().catch(() => {
      database = open();
      return attempt();
    });
  };

  return {
    /** Returns undefined if there is no record. */
    read: () => withDatabase((opened) => get<unknown>(KEY, opened)),
    /**
     * Replaces the record by the result of `change`, and notifies the other
     * tabs. The browser runs the updates of all tabs one after the other.
     */
    update: async (change: (record: unknown) => unknown) => {
      await withDatabase((opened) => update<unknown>(KEY, change, opened));
      channel?.postMessage('updated');
    },
    /**
     * Calls a function when another tab may have changed the record. A hidden
     * page waits until it is visible: WebKit may suspend it during a
     * transaction, and all other tabs would wait for the end of that
     * transaction (November 2026).
     */
    onChange: (call: () => void) => {
      const callIfVisible = () => {
        if (!document.hidden) call();
      };
      for (const type of ['pageshow', 'visibilitychange'])
        window.addEventListener(type, callIfVisible);
      channel?.addEventListener('message', callIfVisible);
    },
  };
};

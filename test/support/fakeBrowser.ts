import { clearAllListeners } from '@reduxjs/toolkit';
import { getConfig } from '@testing-library/react';
import { setTimeout } from 'node:timers/promises';
import { createStore as createDatabase, del, get, set } from 'idb-keyval';
import { startListeners } from '../../src/start/start';
import { setupStore, type AppStore } from '../../src/app/store';

/** Returns a function that runs a transaction. */
export const openDatabase = () => createDatabase('weft.cart', 'keyval');

/**
 * The stored cart with the placed orders. The database answers after all that the tabs have requested
 * of it before.
 */
export const storedCart = () =>
  get<{ items?: unknown; orders?: unknown }>('record', openDatabase());

/**
 * Waits until the tabs show and store what is expected. It counts its attempts,
 * not the time: the tabs are in this process, and as slow as the attempts.
 */
export const untilMet = async (expectation: () => void | Promise<void>) => {
  // The updates need no `act`, as in `waitFor`.
  await getConfig().asyncWrapper(async () => {
    for (let attempts = 0; attempts < 3000; attempts += 1)
      try {
        await expectation();
        return;
      } catch {
        await setTimeout(1);
      }
    await expectation();
  });
};

/** Replaces the stored cart, as another version of the shop does. */
export const writeCart = (record: object) =>
  set('record', record, openDatabase());

export const deleteCart = () => del('record', openDatabase());

/** Makes each write to the database fail, until the mock is restored. */
export const fillDisk = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

/** Makes each write to localStorage and sessionStorage fail. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

export const tellTabs = (event: string) =>
  void window.dispatchEvent(new Event(event));

const openStores: AppStore[] = [];
afterEach(() => {
  for (const store of openStores.splice(0)) store.dispatch(clearAllListeners());
});

/** Starts the listeners of a store, which end with the test. */
export const startTestListeners = (store: AppStore) => {
  openStores.push(store);
  return startListeners(store);
};

const openChannels: BroadcastChannel[] = [];

/** A channel that ends with the test. */
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.push(this);
  }
}
Object.assign(window, { BroadcastChannel: TabChannel });

/** Ends what the open tabs hear of one another. */
export const closeTabs = () => {
  for (const channel of openChannels.splice(0)) {
    channel.close();
    // A closed channel throws an error.
    channel.postMessage = () => undefined;
  }
};
afterEach(closeTabs);

/**
 * Opens a tab: a store. All tabs are in one window, so they share its storages
 * and its events.
 */
export const openTab = async () => {
  const store = setupStore();
  await startTestListeners(store);
  return {
    dispatch: store.dispatch,
    state: () => store.getState(),
    items: () => store.getState().cart.items,
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;

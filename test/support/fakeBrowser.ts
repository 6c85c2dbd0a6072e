import { waitFor } from '@testing-library/react';
import { createStore as createDatabase, del, get, set } from 'idb-keyval';
import { startListeners } from '../../src/start/start';
import { addAppListener } from '../../src/app/addAppListener';
import { setupStore, type AppStore } from '../../src/app/store';
import { statusChanged } from '../../src/features/persistence/storageStatusSlice';

const openDatabase = () => createDatabase('weft.cart', 'keyval');

/**
 * The stored cart. The database answers after all that the tabs have requested
 * of it before.
 */
export const storedCart = () =>
  get<{ readonly items?: unknown }>('cart', openDatabase());

/** Waits until the tabs show and store what is expected. */
export const untilMet = (expectation: () => void | Promise<void>) =>
  waitFor(expectation, { interval: 1 });

/** Replaces the stored cart, as another version of the shop does. */
export const writeCart = (record: object) =>
  set('cart', record, openDatabase());

export const deleteCart = () => del('cart', openDatabase());

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

const openTabs: (() => void)[] = [];
afterEach(() => {
  for (const close of openTabs.splice(0)) close();
});

const openChannels: BroadcastChannel[] = [];

/** Records the channels that a tab opens. */
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.push(this);
  }
}

/**
 * Starts the listeners of a tab. All tabs share one window, so `close` removes
 * the listeners of this tab and closes its channel.
 */
export const startTab = (store: AppStore) => {
  Object.assign(window, { BroadcastChannel: TabChannel });
  const listen = jest.spyOn(window, 'addEventListener');
  const whenLoaded = startListeners(store);
  const listeners = listen.mock.calls;
  listen.mockRestore();
  const channels = openChannels.splice(0);
  const close = () => {
    for (const [type, listener] of listeners)
      window.removeEventListener(type, listener);
    for (const channel of channels) {
      channel.close();
      // A closed channel throws an error.
      channel.postMessage = () => undefined;
    }
  };
  openTabs.push(close);
  return { whenLoaded, close };
};

/**
 * Opens a tab: a store. All tabs are in one window, so they share its storages
 * and its events.
 */
export const openTab = async () => {
  const store = setupStore();
  let reports = 0;
  const effect = () => void (reports += 1);
  store.dispatch(addAppListener({ actionCreator: statusChanged, effect }));
  const { whenLoaded, close } = startTab(store);
  await whenLoaded;
  return {
    /** How often it was reported whether the browser keeps a slice. */
    reports: () => reports,
    dispatch: store.dispatch,
    state: () => store.getState(),
    items: () => store.getState().cart.items,
    close,
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;

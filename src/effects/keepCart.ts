import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { cartIn, changesBetween, followCart, mergeLine, nameOf } from '../domain/cartRecords';
import type { CartRecords, LineName, LineRecorded } from '../domain/cartRecords';
import type { TabId } from '../domain/lineRecord';
import { itemAdded, lineRemoved, lineRestored, mergedFromOtherTab, quantityChanged } from '../store/cart';
import { storageAccepted, storageRefused } from '../store/keeping';
import type { Store } from '../store/makeStore';
import {
  keyFor,
  missingFrom,
  openLedger,
  readLedger,
  recordNamed,
  recordUnder,
  writeLine,
} from './cartLedger';
import { keyOf, type Shelf } from './shelf';
import type { Vault } from './vault';

const CART = keyOf('cart');

const newTab = (): TabId =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** What was kept of the cart when this visit began, and the name under which the visit goes on keeping it. */
export interface Recalled {
  readonly tab: TabId;
  readonly records: CartRecords;
}

/** Reads the cart as the shop opens. A visit has a name of its own: a duplicated tab has copied every other. */
export const recallCart = (shelf: Shelf): Recalled => {
  const tab = newTab();
  return { tab, records: openLedger(shelf, tab) };
};

interface Ties {
  readonly listeners: ListenerMiddlewareInstance;
  readonly store: Store;
  readonly shelf: Shelf;
  readonly vault: Vault;
  /** Tells of other tabs and of waking up: the window. */
  readonly world: EventTarget;
}

/** Keeps the cart and hears of other tabs' changes to it. Gives the function that ends it. */
export const keepCart = (
  recalled: Recalled,
  { listeners, store, shelf, vault, world }: Ties,
): (() => void) => {
  const { tab } = recalled;
  let { records } = recalled;
  /** Lines that this tab knows more of than is stored. */
  const owed = new Set<LineName>();
  /** A key that was there when last looked: if it has gone, so may others have. */
  let mark = shelf.keys().find((key) => recordUnder(key, shelf.read(key)));

  const pay = () => {
    for (const name of owed) {
      const line = records.get(name);
      if (!line || !writeLine(shelf, tab, line)) continue;
      owed.delete(name);
      mark = keyFor(tab, name);
    }
    const isKept = owed.size === 0;
    if (isKept !== (store.getState().keeping.cart === 'kept'))
      store.dispatch(isKept ? storageAccepted('cart') : storageRefused('cart'));
  };

  const oweMissing = () => {
    for (const name of missingFrom(readLedger(shelf), records)) owed.add(name);
  };

  const learn = (lines: Iterable<LineRecorded>) => {
    const before = records;
    for (const line of lines) records = mergeLine(records, line);
    const changes = records === before ? [] : changesBetween(cartIn(before), cartIn(records));
    if (changes.length > 0) store.dispatch(mergedFromOtherTab(changes));
  };

  const lookAgain = () => {
    learn(readLedger(shelf).values());
    oweMissing();
    if (owed.size > 0) pay();
  };

  const hear = (event: Event) => {
    if (!(event instanceof StorageEvent) || event.key?.startsWith(CART) === false) return;
    const line = event.key === null ? undefined : recordUnder(event.key, event.newValue);
    if (line) learn([line]);
    // Something has gone: taken over by another tab, or thrown away by the shopper's browser.
    else lookAgain();
  };

  // From a frozen tab, or from the browser's memory of a page that was left: whatever happened, went unheard.
  const wake = () => {
    if (!document.hidden) lookAgain();
  };

  const compareVault = async () => {
    const kept = await vault.readAll();
    const lines = [...kept].flatMap(([name, text]) => recordNamed(name, text) ?? []);
    learn(lines);
    const inVault: CartRecords = new Map(lines.map((line) => [nameOf(line), line]));
    for (const name of missingFrom(inVault, records)) putIntoVault(name);
    oweMissing();
    if (owed.size > 0) pay();
  };

  const putIntoVault = (name: LineName) => {
    const line = records.get(name);
    if (line) vault.put(name, line.record);
  };

  const unlisten = listeners.startListening({
    matcher: isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored),
    effect: (event) => {
      const isAddition = itemAdded.match(event) || lineRestored.match(event);
      const followed = followCart(records, store.getState().cart, tab, isAddition);
      records = followed.records;
      for (const name of followed.changed) {
        owed.add(name);
        putIntoVault(name);
      }
      if (mark !== undefined && shelf.read(mark) === null) oweMissing();
      if (owed.size > 0) pay();
    },
  });
  world.addEventListener('storage', hear);
  world.addEventListener('pageshow', wake);
  world.addEventListener('visibilitychange', wake);
  void compareVault();

  return () => {
    unlisten();
    world.removeEventListener('storage', hear);
    world.removeEventListener('pageshow', wake);
    world.removeEventListener('visibilitychange', wake);
    vault.close();
  };
};

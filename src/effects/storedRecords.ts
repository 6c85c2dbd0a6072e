import type { LineKey } from '../domain/cart';
import {
  mergeLine,
  lineNameOf,
  type CartRecords,
  type LineName,
  type LineRecorded,
} from '../domain/cartRecords';
import { mergeRecords, type TabId } from '../domain/lineRecord';
import { migrated, readFirstVersion, readRecord, writeRecord } from '../domain/keptCart';
import { isOneOf } from '../domain/guards';
import { SIZES } from '../domain/product';
import { isSold } from '../store/cart';
import { keyOf, quarantine, type SafeStorage } from './safeStorage';

// A key, taken apart: `weft.cart.1x9k2.linen-camp-shirt-sand.M`
//   tab        `1x9k2`                    who knows this; each tab writes under keys of its own
//   line name  `linen-camp-shirt-sand.M`  the product and the size that it is of
// What stands there is a record (domain/lineRecord.ts), as text (domain/keptCart.ts). With its line it is a
// LineRecorded; all of them together, whichever tab wrote them, are the CartRecords.

/** Where version 1 kept the whole cart. */
const FIRST_VERSION = keyOf('cart');
const RECORD = /^weft\.cart\.([a-z0-9]+)\.(.+)$/;
// Records of more tabs than this are taken over by the next that opens, so that they do not pile up.
const MAX_TABS = 8;

/** What was kept of the cart when this visit began, and the name under which the visit goes on keeping it. */
export interface Recalled {
  readonly tab: TabId;
  readonly records: CartRecords;
}

/** What a stored text says of the line that this names, if the shop sells it and the text can be read. */
export const readRecordNamed = (name: LineName, text: unknown): LineRecorded | undefined => {
  const line = parseLineName(name);
  const reading = line && typeof text === 'string' ? readRecord(text) : undefined;
  return line && reading?.kind === 'read' ? { ...line, record: reading.value } : undefined;
};

const parseLineName = (name: LineName): LineKey | undefined => {
  const [, productId = '', size = ''] = /^(.+)\.([A-Z]+)$/.exec(name) ?? [];
  return isOneOf(SIZES, size) && isSold({ productId, size }) ? { productId, size } : undefined;
};

/** The key under which a tab keeps what it knows of a line. */
export const recordKey = (tab: TabId, name: LineName): string => keyOf('cart', tab, name);

const parseRecordKey = (key: string) => {
  const [, tab = '', name = ''] = RECORD.exec(key) ?? [];
  return { tab, name };
};

/** What a stored text says of the line that its key is for. */
export const readRecordAt = (key: string, text: unknown): LineRecorded | undefined =>
  readRecordNamed(parseRecordKey(key).name, text);

/** Every record that is stored, of all tabs together. */
export const readStored = (storage: SafeStorage): CartRecords =>
  storage.keys().reduce<CartRecords>((records, key) => {
    const line = readRecordAt(key, storage.read(key));
    return line ? mergeLine(records, line) : records;
  }, new Map());

/** Writes what this tab knows of a line under the tab's own key; whether it is stored now. */
export const writeLine = (storage: SafeStorage, tab: TabId, { record, ...line }: LineRecorded): boolean =>
  storage.write(recordKey(tab, lineNameOf(line)), writeRecord(record));

/** The lines of which the stored records know less than these do. */
export const missingFrom = (stored: CartRecords, records: CartRecords): readonly LineName[] =>
  [...records].flatMap(([name, { record }]) => {
    const known = stored.get(name)?.record;
    return known && mergeRecords(known, record) === known ? [] : [name];
  });

const readFirst = (storage: SafeStorage, records: CartRecords): CartRecords => {
  const text = storage.read(FIRST_VERSION);
  const reading = text === null ? undefined : readFirstVersion(text);
  if (reading?.kind !== 'read') return records;
  // Lines that have a record have gone on since.
  const lines = reading.value.filter((line) => isSold(line) && !records.has(lineNameOf(line)));
  return lines.reduce<CartRecords>(
    (all, line, i) => mergeLine(all, { ...line, record: migrated(line, i) }),
    records,
  );
};

const isUnreadable = (key: string, text: string) =>
  key === FIRST_VERSION
    ? readFirstVersion(text).kind === 'unreadable'
    : parseLineName(parseRecordKey(key).name) !== undefined && readRecord(text).kind === 'unreadable';

/**
 * Reads what is stored, as the shop opens: sets aside what is unreadable, brings the first version up to date,
 * and takes over what many tabs have left.
 */
const openStored = (storage: SafeStorage, tab: TabId): CartRecords => {
  for (const key of storage.keys()) {
    if (isUnreadable(key, storage.read(key) ?? '')) quarantine(storage, key);
  }
  const stored = readStored(storage);
  const records = readFirst(storage, stored);
  const found = new Map(storage.keys().map((key) => [key, storage.read(key)]));
  const foreign = [...found].filter(([key, text]) => readRecordAt(key, text));
  const hasFirst = readFirstVersion(found.get(FIRST_VERSION) ?? '').kind === 'read';
  const tabs = new Set(foreign.map(([key]) => parseRecordKey(key).tab));
  if (!hasFirst && tabs.size <= MAX_TABS) return records;

  // Written first, removed then: dying between the two leaves both, which is the same cart. A tab that lives
  // and is writing this very moment finds its record gone, and writes it again.
  const isWritten = [...records.values()].every((line) => writeLine(storage, tab, line));
  if (!isWritten) return records;
  for (const [key, text] of foreign) if (storage.read(key) === text) storage.remove(key);
  if (hasFirst) storage.remove(FIRST_VERSION);
  return records;
};

const newTab = (): TabId =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** Reads the cart as the shop opens. A visit has a name of its own: a duplicated tab has copied every other. */
export const recallCart = (storage: SafeStorage): Recalled => {
  const tab = newTab();
  return { tab, records: openStored(storage, tab) };
};

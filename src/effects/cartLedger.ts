import type { LineKey } from '../domain/cart';
import { mergeLine, nameOf, type CartRecords, type LineName, type LineRecorded } from '../domain/cartRecords';
import { mergeRecords, type TabId } from '../domain/lineRecord';
import { migrated, readFirstVersion, readRecord, writeRecord } from '../domain/keptText';
import { isOneOf } from '../domain/oneOf';
import { SIZES } from '../domain/product';
import { isSold } from '../store/cart';
import { keyOf, setAside, type Shelf } from './shelf';

/** Where version 1 kept the whole cart; a record's key goes on from here: `weft.cart.TAB.PRODUCT.SIZE`. */
const FIRST_VERSION = keyOf('cart');
const RECORD = /^weft\.cart\.([a-z0-9]+)\.(.+)$/;
// Records of more tabs than this are taken over by the next that opens, so that they do not pile up.
const MAX_TABS = 8;

/** What a stored text says of the line that this names, if the shop sells it and the text can be read. */
export const recordNamed = (name: LineName, text: unknown): LineRecorded | undefined => {
  const line = lineNamed(name);
  const reading = line && typeof text === 'string' ? readRecord(text) : undefined;
  return line && reading?.kind === 'read' ? { ...line, record: reading.value } : undefined;
};

const lineNamed = (name: LineName): LineKey | undefined => {
  const [, productId = '', size = ''] = /^(.+)\.([A-Z]+)$/.exec(name) ?? [];
  return isOneOf(SIZES, size) && isSold({ productId, size }) ? { productId, size } : undefined;
};

/** The key under which a tab keeps what it knows of a line. */
export const keyFor = (tab: TabId, name: LineName): string => keyOf('cart', tab, name);

const ofKey = (key: string) => {
  const [, tab = '', name = ''] = RECORD.exec(key) ?? [];
  return { tab, name };
};

/** What a stored text says of the line that its key is for. */
export const recordUnder = (key: string, text: unknown): LineRecorded | undefined =>
  recordNamed(ofKey(key).name, text);

/** Every record that is stored, of all tabs together. */
export const readLedger = (shelf: Shelf): CartRecords =>
  shelf.keys().reduce<CartRecords>((records, key) => {
    const line = recordUnder(key, shelf.read(key));
    return line ? mergeLine(records, line) : records;
  }, new Map());

/** Writes what this tab knows of a line under the tab's own key; whether it is stored now. */
export const writeLine = (shelf: Shelf, tab: TabId, { record, ...line }: LineRecorded): boolean =>
  shelf.write(keyFor(tab, nameOf(line)), writeRecord(record));

/** The lines of which the stored records know less than these do. */
export const missingFrom = (stored: CartRecords, records: CartRecords): readonly LineName[] =>
  [...records].flatMap(([name, { record }]) => {
    const known = stored.get(name)?.record;
    return known && mergeRecords(known, record) === known ? [] : [name];
  });

const readFirst = (shelf: Shelf, records: CartRecords): CartRecords => {
  const text = shelf.read(FIRST_VERSION);
  const reading = text === null ? undefined : readFirstVersion(text);
  if (reading?.kind !== 'read') return records;
  // Lines that have a record have gone on since.
  const lines = reading.value.filter((line) => isSold(line) && !records.has(nameOf(line)));
  return lines.reduce<CartRecords>(
    (all, line, i) => mergeLine(all, { ...line, record: migrated(line, i) }),
    records,
  );
};

const isUnreadable = (key: string, text: string) =>
  key === FIRST_VERSION
    ? readFirstVersion(text).kind === 'unreadable'
    : lineNamed(ofKey(key).name) !== undefined && readRecord(text).kind === 'unreadable';

/**
 * Reads what is stored, as the shop opens: sets aside what is unreadable, brings the first version up to date,
 * and takes over what many tabs have left.
 */
export const openLedger = (shelf: Shelf, tab: TabId): CartRecords => {
  for (const key of shelf.keys()) {
    if (isUnreadable(key, shelf.read(key) ?? '')) setAside(shelf, key);
  }
  const stored = readLedger(shelf);
  const records = readFirst(shelf, stored);
  const found = new Map(shelf.keys().map((key) => [key, shelf.read(key)]));
  const foreign = [...found].filter(([key, text]) => recordUnder(key, text));
  const hasFirst = readFirstVersion(found.get(FIRST_VERSION) ?? '').kind === 'read';
  const tabs = new Set(foreign.map(([key]) => ofKey(key).tab));
  if (!hasFirst && tabs.size <= MAX_TABS) return records;

  // Written first, removed then: dying between the two leaves both, which is the same cart. A tab that lives
  // and is writing this very moment finds its record gone, and writes it again.
  const isWritten = [...records.values()].every((line) => writeLine(shelf, tab, line));
  if (!isWritten) return records;
  for (const [key, text] of foreign) if (shelf.read(key) === text) shelf.remove(key);
  if (hasFirst) shelf.remove(FIRST_VERSION);
  return records;
};

import type { Cart, PlacedLine } from '../domain/cart';
import { changesBetween } from '../domain/cartChanges';
import { cartIn, followCart, lineNameOf, mergeLine } from '../domain/cartRecords';
import type { CartRecords, LineName, LineRecorded } from '../domain/cartRecords';
import type { CartDatabase } from './cartDatabase';
import type { SafeStorage } from './safeStorage';
import {
  missingFrom,
  readRecordAt,
  readRecordNamed,
  readStored,
  recordKey,
  writeLine,
  type Recalled,
} from './storedRecords';

interface Surroundings {
  readonly storage: SafeStorage;
  readonly database: CartDatabase;
  /** Another copy knew more: this is what it does to the cart. */
  readonly onMerged: (changes: readonly PlacedLine[]) => void;
  /** Something was to be stored; whether all of it is now. */
  readonly onStored: (isKept: boolean) => void;
}

/** What a tab knows of the cart, held against what is stored. It knows neither the store nor the window. */
export const openCartKeeper = (
  { tab, records: recalled }: Recalled,
  { storage, database, onMerged, onStored }: Surroundings,
) => {
  let records = recalled;
  /** Lines that this tab knows more of than is stored. */
  const unsaved = new Set<LineName>();
  /** One key of the cart. Once it is gone the browser has cleared the storage under us: all is written again. */
  let witness = storage.keys().find((key) => readRecordAt(key, storage.read(key)));

  const save = () => {
    if (unsaved.size === 0) return;
    for (const name of unsaved) {
      const line = records.get(name);
      if (!line || !writeLine(storage, tab, line)) continue;
      unsaved.delete(name);
      witness = recordKey(tab, name);
    }
    onStored(unsaved.size === 0);
  };

  const markMissing = () => {
    for (const name of missingFrom(readStored(storage), records)) unsaved.add(name);
  };

  const putIntoDatabase = (name: LineName) => {
    const line = records.get(name);
    if (line) database.put(name, line.record);
  };

  const learn = (lines: Iterable<LineRecorded>) => {
    const before = records;
    for (const line of lines) records = mergeLine(records, line);
    const changes = records === before ? [] : changesBetween(cartIn(before), cartIn(records));
    if (changes.length > 0) onMerged(changes);
  };

  /** Whatever has happened to the storage, unheard. */
  const lookAgain = () => {
    learn(readStored(storage).values());
    markMissing();
    save();
  };

  return {
    lookAgain,

    /** The cart has become another in this tab; by adding, or otherwise. */
    follow: (cart: Cart, isAddition: boolean) => {
      const followed = followCart(records, cart, tab, isAddition);
      records = followed.records;
      for (const name of followed.changed) {
        unsaved.add(name);
        putIntoDatabase(name);
      }
      if (witness !== undefined && storage.read(witness) === null) markMissing();
      save();
    },

    /** Another hand has changed what is stored under this key; under all of them, where there is none. */
    hear: (key: string | null, text: string | null) => {
      const line = key === null ? undefined : readRecordAt(key, text);
      if (line) learn([line]);
      // Something has gone: taken over by another tab, or thrown away by the shopper's browser.
      else lookAgain();
    },

    /** Brings both copies to what either knows: what the browser's death has kept from storage, and the reverse. */
    compareCopies: async () => {
      const kept = await database.readAll();
      const lines = [...kept].flatMap(([name, text]) => readRecordNamed(name, text) ?? []);
      learn(lines);
      const inDatabase: CartRecords = new Map(lines.map((line) => [lineNameOf(line), line]));
      for (const name of missingFrom(inDatabase, records)) putIntoDatabase(name);
      markMissing();
      save();
    },
  };
};

import { isLine, isSameLine, MAX_QUANTITY, readLines, type CartLine } from '../../domain/cart';
import { isArray, isOneOf } from '../../domain/guards';
import { SIZES } from '../../domain/product';
import { keyOf, type SafeStorage } from '../safeStorage';
import { parseFields } from './parseFields';

// Version 1 is one text with all items. Version 2 is a text for each line and tab.
const V1 = keyOf('cart');
const V2 = /^weft\.cart\.[^.]*\.(.+)\.(\w+)$/;
const UNUSED = [keyOf('count'), keyOf('aside')];

const list = (value: unknown) => (isArray(value) ? value : []);
const number = (value: unknown) => (typeof value === 'number' && value < Infinity ? value : NaN);

/** The lines that an earlier version stored. */
export const readOldCart = (local: SafeStorage): CartLine[] => {
  const records = local.keys().flatMap((key) => {
    const [, productId = '', size] = V2.exec(key) ?? [];
    const { v, base, added, place } = parseFields(local.read(key));
    const [quantity = NaN, clock = NaN] = list(base).map(number);
    if (v !== 2 || !isOneOf(SIZES, size) || Number.isNaN(clock)) return [];
    return [
      { productId, size, quantity, clock, added: list(added).map(list), place: number(list(place)[0]) },
    ];
  });
  const v2 = records
    .sort((a, b) => a.place - b.place)
    .map((line) => {
      // The base with the highest clock counts, and what each tab added to it.
      const all = records.filter((record) => isSameLine(record, line));
      const clock = Math.max(...all.map((record) => record.clock));
      const latest = all.filter((record) => record.clock === clock);
      const counts = new Map([['base', Math.max(...latest.map(({ quantity }) => quantity))]]);
      for (const [tab, count] of latest.flatMap(({ added }) => added))
        counts.set(String(tab), Math.max(number(count), counts.get(String(tab)) ?? 0));
      const quantity = [...counts.values()].reduce((sum, count) => sum + count);
      return { ...line, quantity: Math.min(quantity, MAX_QUANTITY) };
    });
  const { v, cart } = parseFields(local.read(V1));
  const v1 = readLines(v === 1 && cart).filter((line) => !v2.some((other) => isSameLine(line, other)));
  return [...v1, ...v2].filter(isLine);
};

/** Removes what earlier versions stored. The text of a newer version stays. */
export const removeOldCart = (local: SafeStorage): void => {
  for (const key of local.keys()) {
    const isOld = (key === V1 || V2.test(key)) && parseFields(local.read(key)).v <= (key === V1 ? 1 : 2);
    if (isOld || UNUSED.includes(key)) local.remove(key);
  }
};

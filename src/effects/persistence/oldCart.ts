import { isLineKey, isQuantity, itemsOf, linesOf, MAX_QUANTITY, readItems } from '../../domain/cart';
import type { CartItems } from '../../domain/cart';
import { isArray, isOneOf, isRecord } from '../../domain/guards';
import { SIZES } from '../../domain/product';
import { keyOf, type SafeStorage } from '../safeStorage';
import type { OldLines } from './cartLog';
import { parseStored } from './parseStored';

// Version 1 is one text with all items. Version 2 is a text for each line and tab, and `lines` a copy of it.
const V1 = keyOf('cart');
const V2 = /^weft\.cart\.[^.]*\.(.+)$/;
const UNUSED = [keyOf('count'), keyOf('aside')];

type Setting = readonly [value: number, clock: number, tab: string];
const isSetting = (value: unknown): value is Setting =>
  isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]) && typeof value[2] === 'string';

type Addition = readonly [tab: unknown, count: number];
const isAddition = (value: unknown): value is Addition => isArray(value) && Number.isFinite(value[1]);

const readRecord = (name: string, text: unknown) => {
  const fields = parseStored(text, 2);
  const { base, place, added } = isRecord(fields) ? fields : {};
  const isValid = isSetting(base) && isSetting(place) && isArray(added);
  return isValid ? [{ name, base, place, added: added.filter(isAddition) }] : [];
};

/** The items that an earlier version stored. */
export const readOldCart = (local: SafeStorage, lines: OldLines): CartItems => {
  const texts = local.keys().map((key) => [V2.exec(key)?.[1] ?? '', local.read(key)] as const);
  const merged = new Map<string, ReturnType<typeof readRecord>[number]>();
  const records = [...lines, ...texts].flatMap(([name, text]) => readRecord(name, text));
  // Of each line the latest base counts: by clock, then by tab. What several tabs added to it counts together.
  records.sort(({ base: [, a, x] }, { base: [, b, y] }) => a - b || (x < y ? -1 : Number(x > y)));
  for (const record of records) {
    const known = merged.get(record.name);
    const others = known?.base.join() === record.base.join() ? known.added : [];
    merged.set(record.name, { ...record, added: [...others, ...record.added] });
  }
  const v2Lines = [...merged.values()]
    .sort((a, b) => a.place[0] - b.place[0])
    .flatMap(({ name, base, added }) => {
      const [, productId = '', size] = /^(.+)\.(\w+)$/.exec(name) ?? [];
      // Several records hold what a tab added: the last and largest count stays.
      const counts = new Map(added.sort((a, b) => a[1] - b[1])).values();
      const quantity = [...counts].reduce((sum, count) => sum + count, base[0]);
      return isOneOf(SIZES, size) ? [{ productId, size, quantity: Math.min(quantity, MAX_QUANTITY) }] : [];
    });
  const v1 = parseStored(local.read(V1), 1);
  const v1Lines = linesOf(readItems(isRecord(v1) && v1['cart']));
  return itemsOf([
    ...v1Lines.filter(({ productId, size }) => !merged.has(`${productId}.${size}`)),
    ...v2Lines.filter((line) => isLineKey(line) && isQuantity(line.quantity)),
  ]);
};

/** Removes what earlier versions stored. The text of a newer version stays. */
export const removeOldCart = (local: SafeStorage): void => {
  for (const key of local.keys()) {
    const isOld =
      (key === V1 || V2.test(key)) && parseStored(local.read(key), key === V1 ? 1 : 2) !== 'newer';
    if (isOld || UNUSED.includes(key)) local.remove(key);
  }
};

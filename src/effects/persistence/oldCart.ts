import { isLineKey, isQuantity, itemsOf, linesOf, MAX_QUANTITY, readItems } from '../../domain/cart';
import type { CartItems } from '../../domain/cart';
import { isArray, isOneOf } from '../../domain/guards';
import { SIZES } from '../../domain/product';
import { keyOf, type SafeStorage } from '../safeStorage';
import { parseFields } from './parseFields';

// Version 1 is one text with all items. Version 2 is a text for each line and tab, and `lines` a copy of each line.
const V1 = keyOf('cart');
const V2 = /^weft\.cart\.[^.]*\.(.+)$/;
const UNUSED = [keyOf('count'), keyOf('aside')];

const list = (value: unknown) => (isArray(value) ? value : []);
const number = (value: unknown) => (typeof value === 'number' && value < Infinity ? value : NaN);

/** The items that an earlier version stored. */
export const readOldCart = (local: SafeStorage, lines: ReadonlyMap<string, unknown>): CartItems => {
  const merged = new Map<
    string,
    { clock: number; place: number; base: number; added: Map<unknown, number> }
  >();
  const texts = local.keys().map((key) => [V2.exec(key)?.[1] ?? '', local.read(key)] as const);
  for (const [name, text] of [...lines, ...texts]) {
    const { v, base, added, place } = parseFields(text);
    const [quantity, clock] = [number(list(base)[0]), number(list(base)[1])];
    const known = merged.get(name);
    // The base with the highest clock counts, and what each tab added to it.
    if (v !== 2 || (known && known.clock > clock)) continue;
    const counts = known?.clock === clock ? known.added : new Map<unknown, number>();
    for (const [tab, count] of list(added).map(list))
      counts.set(tab, Math.max(number(count), counts.get(tab) ?? 0));
    merged.set(name, { clock, place: number(list(place)[0]), base: quantity, added: counts });
  }
  const fromV2 = [...merged]
    .sort(([, a], [, b]) => a.place - b.place)
    .flatMap(([name, { base, added }]) => {
      const [, productId = '', size] = /^(.+)\.(\w+)$/.exec(name) ?? [];
      const quantity = [...added.values()].reduce((sum, count) => sum + count, base);
      return isOneOf(SIZES, size) ? [{ productId, size, quantity: Math.min(quantity, MAX_QUANTITY) }] : [];
    });
  const { v, cart } = parseFields(local.read(V1));
  const fromV1 = linesOf(readItems(v === 1 && cart)).filter(
    (line) => !merged.has(`${line.productId}.${line.size}`),
  );
  return itemsOf([...fromV1, ...fromV2.filter((line) => isLineKey(line) && isQuantity(line.quantity))]);
};

/** Removes what earlier versions stored. The text of a newer version stays. */
export const removeOldCart = (local: SafeStorage): void => {
  for (const key of local.keys()) {
    const isOld = (key === V1 || V2.test(key)) && parseFields(local.read(key)).v <= (key === V1 ? 1 : 2);
    if (isOld || UNUSED.includes(key)) local.remove(key);
  }
};

import { MAX_QUANTITY, type CartLine } from './cart';
import { MAX_PLACE } from './cartRecords';
import { readEnvelope, type Reading } from './keptText';
import { MAX_CLOCK, UNTOUCHED, withPlace, withQuantity, type LineRecord } from './lineRecord';
import { isOneOf } from './guards';
import { isRecord, isArray } from './guards';
import { SIZES } from './product';

/** The form that this shop writes. 1 was the whole cart under one key, 2 is a record a line and tab. */
export const CART_VERSION = 2;

const UNREADABLE = { kind: 'unreadable' } as const;

const isCount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

const isTab = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]{0,16}$/.test(value);

// More than `followCart` ever gives, so that what it makes of a place that was read can be read again.
const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 2 * MAX_PLACE;

const readSetting = (said: unknown, isValue: (value: unknown) => value is number) => {
  if (!isArray(said) || said.length !== 3) return undefined;
  const [value, clock, tab] = said;
  return isValue(value) && isCount(clock, MAX_CLOCK) && isTab(tab) ? { value, clock, tab } : undefined;
};

const isQuantityOrNone = (value: unknown): value is number => isCount(value, MAX_QUANTITY);

const isAddition = (said: unknown): said is [string, number] =>
  isArray(said) && said.length === 2 && isTab(said[0]) && isQuantityOrNone(said[1]);

/** A line's record out of the text that `writeRecord` made. */
export const readRecord = (text: string): Reading<LineRecord> => {
  const envelope = readEnvelope(text, CART_VERSION);
  if (envelope.kind !== 'read') return envelope;
  const base = readSetting(envelope.value['base'], isQuantityOrNone);
  const place = readSetting(envelope.value['place'], isPlace);
  const added = envelope.value['added'];
  if (!base || !place || !isArray(added) || !added.every(isAddition)) return UNREADABLE;
  return { kind: 'read', value: { base, added: new Map(added), place } };
};

/** A line's record as text, with its version. */
export const writeRecord = ({ base, added, place }: LineRecord): string =>
  JSON.stringify({
    v: CART_VERSION,
    base: [base.value, base.clock, base.tab],
    added: [...added],
    place: [place.value, place.clock, place.tab],
  });

/** The lines of a whole cart as version 1 kept it: what a map from product to size to quantity says. */
export const readFirstVersion = (text: string): Reading<readonly CartLine[]> => {
  const envelope = readEnvelope(text, 1);
  if (envelope.kind !== 'read') return envelope;
  const cart = envelope.value['cart'];
  if (!isRecord(cart)) return UNREADABLE;
  const lines = Object.entries(cart).flatMap(([productId, sizes]) =>
    Object.entries(isRecord(sizes) ? sizes : {}).flatMap(([size, quantity]) =>
      isOneOf(SIZES, size) && isCount(quantity, MAX_QUANTITY) && quantity > 0
        ? [{ productId, size, quantity }]
        : [],
    ),
  );
  return { kind: 'read', value: lines };
};

/** The record of a line that version 1 kept, at its place among the lines. */
export const migrated = ({ quantity }: CartLine, place: number): LineRecord =>
  withPlace(withQuantity(UNTOUCHED, quantity, 'v1'), place, 'v1');

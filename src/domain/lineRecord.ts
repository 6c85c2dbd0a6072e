import { MAX_QUANTITY } from './cart';

/** What a tab calls itself in the records; a new one each time that the shop opens. */
export type TabId = string;

/** A value that the last to set it decides: by its clock, which counts settings, not time; then by tab. */
interface Setting {
  readonly value: number;
  readonly clock: number;
  readonly tab: TabId;
}

/**
 * What is known of one line of the cart, so that any two records of it can be made one: in any order, any
 * number of times, with the same outcome, and no addition lost.
 */
export interface LineRecord {
  /** The quantity that was set last: typed, or 0 by the bin. */
  readonly base: Setting;
  /** How many were added to that base, by the tab that added them. */
  readonly added: ReadonlyMap<TabId, number>;
  /** Where the line stands among the others, by comparison only. */
  readonly place: Setting;
}

const UNSET: Setting = { value: 0, clock: 0, tab: '' };

/** A line that no one has touched yet: the same for all, so that first additions from two tabs add up. */
export const UNTOUCHED: LineRecord = { base: UNSET, added: new Map(), place: UNSET };

/** Below 0 where `a` gives way to `b`. */
const compare = (a: Setting, b: Setting): number => {
  if (a.clock !== b.clock) return a.clock - b.clock;
  if (a.tab !== b.tab) return a.tab < b.tab ? -1 : 1;
  return a.value - b.value;
};

/** Far beyond what any hand can set, and small enough to count on exactly. */
export const MAX_CLOCK = 1e12;

const set = (before: Setting, value: number, tab: TabId): Setting => ({
  value,
  clock: Math.min(before.clock + 1, MAX_CLOCK),
  tab,
});

/** How many pieces the record stands for, 0 to 9999. */
export const quantityIn = ({ base, added }: LineRecord): number => {
  let sum = base.value;
  for (const count of added.values()) sum += count;
  return Math.min(sum, MAX_QUANTITY);
};

/** The record after this tab has added so many more. */
export const withAdded = (record: LineRecord, count: number, tab: TabId): LineRecord => ({
  ...record,
  added: new Map(record.added).set(tab, (record.added.get(tab) ?? 0) + count),
});

/** The record after this tab has set the quantity, whatever it was. */
export const withQuantity = (record: LineRecord, quantity: number, tab: TabId): LineRecord => ({
  ...record,
  base: set(record.base, quantity, tab),
  added: new Map(),
});

/** The record after this tab has given the line its place. */
export const withPlace = (record: LineRecord, place: number, tab: TabId): LineRecord => ({
  ...record,
  place: set(record.place, place, tab),
});

const mostAdded = (a: LineRecord['added'], b: LineRecord['added']): LineRecord['added'] => {
  const news = [...b].filter(([tab, count]) => count > (a.get(tab) ?? 0));
  return news.length > 0 ? new Map([...a, ...news]) : a;
};

/** What both know together; `a` itself where `b` knows nothing more. */
export const mergeRecords = (a: LineRecord, b: LineRecord): LineRecord => {
  const order = compare(a.base, b.base);
  const base = order < 0 ? b.base : a.base;
  // Additions belong to the base that they were added to.
  const added = order < 0 ? b.added : order > 0 ? a.added : mostAdded(a.added, b.added);
  const place = compare(a.place, b.place) < 0 ? b.place : a.place;
  return base === a.base && added === a.added && place === a.place ? a : { base, added, place };
};

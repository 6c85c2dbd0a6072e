import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Machine } from '../../src/store/machine';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { brokenOf } from './invariants';
import { columnOf, listenersTo } from './tables';

export interface Walk<Name extends keyof RootState> {
  readonly slice: Name;
  readonly machine: Machine<RootState[Name]>;
  /** What may happen to it, each with a payload that stands for others of its kind. */
  readonly events: readonly UnknownAction[];
  /** The rest of the state, where it matters to the slice. */
  readonly within?: Partial<RootState>;
  /** Where the walk goes no further: such a state is checked, but not left again. */
  readonly isEdge?: (state: RootState[Name]) => boolean;
}

/** What a walk has met, and whatever of it should not be; a slice that is right has no faults. */
export interface Report {
  readonly slice: keyof RootState;
  readonly states: number;
  readonly steps: number;
  readonly cells: number;
  readonly milliseconds: number;
  readonly faults: readonly string[];
}

const EMPTY = rootReducer(undefined, { type: 'empty' });
const ENOUGH_FAULTS = 20;

/** Every cell of a table, spelt out: `empty, itemAdded: filled`. */
const promisesOf = ({ table }: { readonly table: Machine<never>['table'] }): string[] =>
  Object.entries(table).flatMap(([shape, row]) =>
    Object.entries(row).flatMap(([column, outcomes]) =>
      [outcomes].flat().map((outcome) => `${shape}, ${column}: ${outcome}`),
    ),
  );

/** The slices that an event must leave alone, each with its place among the values of the state. */
const bystandersOf = (type: string) => {
  const listeners = listenersTo(type);
  return [...Object.keys(EMPTY).entries()]
    .filter(([, key]) => !listeners.includes(key))
    .map(([at, key]) => [key, at] as const);
};

/** From which states some way leads back to the first, by the steps that were taken. */
const countReturning = (cameFrom: readonly (readonly number[])[]): number => {
  const seen = new Set([0]);
  for (const state of seen) for (const before of cameFrom[state] ?? []) seen.add(before);
  return seen.size;
};

/**
 * Walks a slice breadth-first from its first state over all its events, on the whole state of the shop, and
 * holds every step against the slice's table, every state against its invariants.
 */
export const walk = <Name extends keyof RootState>({
  slice,
  machine,
  events,
  within = {},
  isEdge = () => false,
}: Walk<Name>): Report => {
  const start: RootState = { ...EMPTY, ...within };
  const since = performance.now();
  const promised = new Set(promisesOf(machine));
  const met = new Set<string>();
  const faults = new Set<string>();
  const prototype = Object.getOwnPropertyNames(Object.prototype).join();
  // Two carts with their lines in another order are two states: the text of a state keeps the order of keys.
  const numbers = new Map([[JSON.stringify(start[slice]), 0]]);
  const states: RootState[] = [start];
  const cameFrom: number[][] = [[]];
  const bystanders = new Map(events.map(({ type }) => [type, bystandersOf(type)]));
  let steps = 0;

  const check = (state: RootState) => {
    for (const broken of brokenOf(slice, state)) faults.add(`${broken} ${JSON.stringify(state[slice])}`);
  };

  const step = (from: number, before: RootState, event: UnknownAction) => {
    const after = rootReducer(before, event);
    const isSame = Object.is(after[slice], before[slice]);
    const outcome = isSame ? 'refused' : machine.modeOf(after[slice]);
    const said = `${machine.modeOf(before[slice])}, ${columnOf(event.type)}: ${outcome}`;
    steps += 1;
    met.add(said);
    if (!promised.has(said)) faults.add(`The table of ${slice} does not list "${said}".`);
    const were = Object.values(before);
    const are = Object.values(after);
    for (const [key, at] of bystanders.get(event.type) ?? []) {
      if (are[at] !== were[at]) faults.add(`${event.type} touches ${key}, whose table does not list it.`);
    }
    if (isSame) return;
    const text = JSON.stringify(after[slice]);
    const known = numbers.get(text);
    if (known === from && isDeepStrictEqual(after[slice], before[slice]))
      faults.add(
        `A new object, but no other state: ${slice}, "${said}", ${JSON.stringify(event['payload'])}.`,
      );
    if (known !== undefined) cameFrom[known]?.push(from);
    else {
      check(after);
      numbers.set(text, states.length);
      cameFrom.push([from]);
      states.push({ ...start, [slice]: after[slice] });
    }
  };

  check(start);
  for (let from = 0; from < states.length && faults.size < ENOUGH_FAULTS; from += 1) {
    const before = states[from];
    if (!before || isEdge(before[slice])) continue;
    for (const event of events) step(from, before, event);
  }

  const shapes = new Set(states.map((state) => machine.modeOf(state[slice])));
  for (const shape of Object.keys(machine.table)) {
    if (!shapes.has(shape)) faults.add(`No way leads to the state "${shape}" of ${slice}.`);
  }
  for (const cell of promised)
    if (!met.has(cell)) faults.add(`Never met, though ${slice} lists it: "${cell}".`);
  const left = states.filter((state) => !isEdge(state[slice])).length;
  const returning = countReturning(cameFrom);
  if (returning < left)
    faults.add(`From ${left - returning} states of ${slice} no way leads back to the first.`);
  if (Object.getOwnPropertyNames(Object.prototype).join() !== prototype)
    faults.add(`${slice} has changed Object.prototype.`);
  return {
    slice,
    states: states.length,
    steps,
    cells: promised.size,
    milliseconds: performance.now() - since,
    faults: [...faults],
  };
};

import { isDeepStrictEqual } from 'node:util';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Machine } from '../../src/store/machine';
import { arbitraryAction, type Events } from './arbitraries';

interface Subject<State> {
  readonly reducer: Reducer<State>;
  readonly machine: Machine<State>;
  /** One a column of the table. */
  readonly events: Events;
  /** How many walks it takes to meet every cell many times over. */
  readonly walks?: number;
  /** Throws where a state is none that the slice may ever be in. */
  readonly check?: (state: State) => void;
}

const STEPS = 40;
const SEED = 29;

const columnOf = ({ type }: UnknownAction) => type.slice(type.indexOf('/') + 1);

/** Every cell of a table, spelt out: `empty, itemAdded: filled`. */
const promisesOf = ({ table }: Machine<never>): string[] =>
  Object.entries(table).flatMap(([shape, row]) =>
    Object.entries(row).flatMap(([column, outcomes]) =>
      [outcomes].flat().map((outcome) => `${shape}, ${column}: ${outcome}`),
    ),
  );

// The order of keys counts: the lines of a cart stand in it.
const isEqual = (a: unknown, b: unknown) =>
  isDeepStrictEqual(a, b) && JSON.stringify(a) === JSON.stringify(b);

const prototypeNow = () => Object.getOwnPropertyDescriptors(Object.prototype);

/**
 * Walks a slice at random from its first state. Throws at a step that its table does not list, at a state
 * that changed without being another, at a state that fails the check, and at an answer to an event that the
 * table does not know. Gives what the table promises and what was met, each in words and in order.
 */
export const walk = <State>({ reducer, machine, events, walks = 400, check }: Subject<State>) => {
  const met = new Set<string>();
  const prototype = prototypeNow();
  const step = fc.oneof(...Object.values(events));

  const take = (before: State, event: UnknownAction): State => {
    const after = reducer(before, event);
    const same = Object.is(after, before);
    const said = `${machine.modeOf(before)}, ${columnOf(event)}: ${same ? 'refused' : machine.modeOf(after)}`;
    if (!promises.has(said)) throw new Error(`The table does not list "${said}".`);
    if (!same && isEqual(after, before)) throw new Error(`A new object, but no other: "${said}".`);
    check?.(after);
    met.add(said);
    return after;
  };

  const promises = new Set(promisesOf(machine));
  const first = reducer(undefined, { type: 'nothing' });
  fc.assert(
    fc.property(fc.array(step, { maxLength: STEPS, size: 'max' }), arbitraryAction, (steps, other) => {
      const last = steps.reduce(take, first);
      const isKnown = columnOf(other) in events;
      if (!isKnown && !Object.is(reducer(last, other), last)) throw new Error(`It answers to ${other.type}.`);
      expect(prototypeNow()).toEqual(prototype);
    }),
    // The same walks every time: whether every cell is met must not be a matter of luck.
    { numRuns: walks, seed: SEED },
  );
  return { promised: [...promises].sort(), met: [...met].sort() };
};

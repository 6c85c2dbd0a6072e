import type { UnknownAction } from '@reduxjs/toolkit';
import { z } from 'zod';
import { isRecord } from '../../src/lib/guards';
import { rootReducer, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from './invariants';

export interface Session {
  readonly initial: RootState;
  readonly events: readonly UnknownAction[];
}

const actionSchema = z.looseObject({ type: z.string() });

const INITIAL = rootReducer(undefined, { type: 'init' });
const initialSlices = new Map<string, unknown>(Object.entries(INITIAL));

/** A field that a slice lacks was added later: it has its initial value. */
const withLaterFields = (name: string, slice: unknown) => {
  const initial = initialSlices.get(name);
  return isRecord(initial) && isRecord(slice)
    ? { ...initial, ...slice }
    : slice;
};

const slicesSchema = z
  .record(z.string(), z.unknown())
  .transform((slices) =>
    Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => [
        name,
        withLaterFields(name, slice),
      ]),
    ),
  );
type Slices = z.infer<typeof slicesSchema>;

/** JSON as a text within JSON, or the value itself. */
const parse = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;

/** An export of the events alone. */
const eventsSchema = z.object({
  payload: z.preprocess(parse, z.array(actionSchema)),
  preloadedState: z.preprocess(parse, slicesSchema.optional()),
});

/** An export of the whole history, which may not begin with the first event. */
const historySchema = z.object({
  actionsById: z.record(z.string(), z.object({ action: actionSchema })),
  stagedActionIds: z.array(z.number()),
  skippedActionIds: z.array(z.number()).default([]),
  committedState: slicesSchema.optional(),
});

const readState = (slices: Slices = {}): RootState => {
  const unknown = Object.keys(slices).filter((name) => !(name in INITIAL));
  if (unknown.length > 0)
    throw new Error(
      `The initial state has unknown slices: ${unknown.join(', ')}`,
    );
  // An export has no catalogue, because it is large.
  const { catalogue } = INITIAL;
  const state = { ...INITIAL, ...slices, catalogue };
  const [violated] = violatedInvariants(state);
  if (violated !== undefined)
    throw new Error(`The initial state violates ${violated}`);
  return state;
};

const isOfTheShop = ({ type }: UnknownAction) => !type.startsWith('@@');

const sessionOf = (
  slices: Slices | undefined,
  events: readonly UnknownAction[],
): Session => ({
  initial: readState(slices),
  events: events.filter(isOfTheShop),
});

export const readSession = (text: string): Session => {
  const file: unknown = JSON.parse(text);
  if (isRecord(file) && 'payload' in file) {
    const { payload, preloadedState } = eventsSchema.parse(file);
    return sessionOf(preloadedState, payload);
  }
  const history = historySchema.parse(file);
  const { actionsById, stagedActionIds, skippedActionIds } = history;
  const applied = stagedActionIds.filter(
    (id) => !skippedActionIds.includes(id),
  );
  const events = applied.flatMap((id) => actionsById[id]?.action ?? []);
  return sessionOf(history.committedState, events);
};

const expectationSchema = z.strictObject({
  url: z.string().optional(),
  state: slicesSchema.optional(),
});

/** The expected end of a session: its URL, some slices, or both. */
export type Expectation = z.infer<typeof expectationSchema>;

export const readExpectation = (text: string): Expectation =>
  expectationSchema.parse(JSON.parse(text));

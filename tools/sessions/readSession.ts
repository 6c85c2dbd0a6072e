import type { UnknownAction } from '@reduxjs/toolkit';
import { z } from 'zod';
import { rootReducer, type RootState } from '../../src/app/rootReducer';
import { isObject } from '../../src/lib/guards';
import { violatedInvariants } from './invariants';

export interface Session {
  initial: RootState;
  events: readonly UnknownAction[];
}

const actionSchema = z.looseObject({ type: z.string() });

const INITIAL = rootReducer(undefined, { type: 'init' });

/** A field that an object lacks was added later: it has its initial value. */
const fillMissing = (value: unknown, initial: unknown): unknown => {
  if (!isObject(value) || !isObject(initial)) return value;
  const filled: Record<string, unknown> = { ...initial, ...value };
  for (const key of Object.keys(value))
    filled[key] = fillMissing(value[key], initial[key]);
  return filled;
};

const slicesSchema = z
  .partialRecord(z.enum(Object.keys(INITIAL)), z.unknown())
  .transform((slices) => {
    const names = Object.keys(slices);
    const initial = new Map<string, unknown>(Object.entries(INITIAL));
    return Object.fromEntries(
      names.map((name) => [name, fillMissing(slices[name], initial.get(name))]),
    );
  });

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

const sessionOf = (
  slices: object | undefined,
  events: readonly UnknownAction[],
): Session => {
  // An export does not contain the catalogue, because it is large.
  const { catalogue } = INITIAL;
  const initial = { ...INITIAL, ...slices, catalogue };
  const [violated] = violatedInvariants(initial);
  if (violated !== undefined) {
    throw new Error(`The initial state violates ${violated}`);
  }
  const ofTheShop = events.filter(({ type }) => !type.startsWith('@@'));
  return { initial, events: ofTheShop };
};

/** The session of an export of the DevTools. */
export const readSession = (file: unknown): Session => {
  if (isObject(file) && 'payload' in file) {
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

import type { CaseReducer, Draft, PayloadAction } from '@reduxjs/toolkit';

/** The case reducers of one mode. An event that is not listed is ignored in that mode. */
type Row<State, Events> = {
  readonly [Name in keyof Events]?: (
    state: Draft<State>,
    payload: Events[Name],
  ) => State | Draft<State> | undefined;
};

/** The case reducers of a slice: a row for each mode. */
export type Transitions<State, Mode extends string, Events> = Readonly<Record<Mode, Row<State, Events>>>;

/** Returns a function that makes the case reducer of an event: it runs the cell of the state's current mode. */
export const transition =
  <State, Mode extends string, Events>(
    table: Transitions<State, Mode, Events>,
    modeOf: (state: NoInfer<State | Draft<State>>) => Mode,
  ) =>
  <Name extends keyof Events>(name: Name): CaseReducer<State, PayloadAction<Events[Name]>> =>
  (state, { payload }) => {
    const reduce = table[modeOf(state)][name];
    return reduce ? reduce(state, payload) : state;
  };

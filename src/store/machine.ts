import type { Draft, PayloadAction } from '@reduxjs/toolkit';

/** Where an event may lead: to a named state, or nowhere. `refused` means the very same object. */
type Outcome<Shape extends string> = Shape | 'refused';

/** A row a state, a column an event. Where a cell lists several outcomes, the payload decides. */
export type Table<Shape extends string, Event extends string> = Readonly<
  Record<Shape, Readonly<Record<Event, Outcome<Shape> | readonly Outcome<Shape>[]>>>
>;

/**
 * A slice's table, and how to tell which of the table's states a state of the slice is. The tools and the tests hold
 * the reducer to it; one that no reducer reads is not in the bundle.
 */
export interface Machine<State, Shape extends string = string, Event extends string = string> {
  readonly table: Table<Shape, Event>;
  readonly modeOf: (state: State) => Shape;
}

/** One case reducer an event of `Events` (event to payload): a missing or a surplus one does not compile. */
export type Reducers<State, Events> = {
  [Name in keyof Events]: (
    state: Draft<State>,
    action: PayloadAction<Events[Name]>,
  ) => Draft<State> | undefined;
};

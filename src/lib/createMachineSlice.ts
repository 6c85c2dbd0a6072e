import {
  createSlice,
  type ActionCreatorWithoutPayload,
  type CaseReducer,
  type Draft,
  type PayloadAction,
  type PayloadActionCreator,
} from '@reduxjs/toolkit';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each event has a payload of its own
export type Row<State> = Readonly<Record<string, CaseReducer<State, PayloadAction<any>>>>;

/** The events of the slice itself. The types of other slices' events have a `/`. */
type OwnEvent<Rows> = Rows extends unknown ? Exclude<keyof Rows & string, `${string}/${string}`> : never;

type PayloadOf<Rows, Event extends string> =
  Rows extends Readonly<Record<Event, (state: never, event: infer Action) => unknown>>
    ? Action extends PayloadAction<infer Payload>
      ? Payload
      : never
    : never;

type Actions<Name extends string, Rows> = {
  readonly [Event in OwnEvent<Rows>]: [PayloadOf<Rows, Event>] extends [never]
    ? ActionCreatorWithoutPayload<`${Name}/${Event}`>
    : PayloadActionCreator<PayloadOf<Rows, Event>, `${Name}/${Event}`>;
};

interface Options<State, Name, Mode extends string, Table> {
  readonly name: Name;
  readonly initialState: State | (() => State);
  readonly modeOf: (state: NoInfer<State | Draft<State>>) => Mode;
  readonly table: Table;
}

/**
 * Creates a slice from a table of its transitions: `mode → event → case reducer`. The reducer ignores an event that the
 * current mode does not list, and returns the same state. A transition that is named by the type of an action of
 * another slice handles that action. The slice has `selectMode` as its selector and the table as `table`.
 *
 *     const trafficLight = createMachineSlice({
 *       name: 'trafficLight',
 *       initialState: { lamp: 'red' },
 *       modeOf: ({ lamp }) => lamp,
 *       table: { red: { timerElapsed: () => ({ lamp: 'green' }) }, green: { ... } },
 *     });
 *     export const { timerElapsed } = trafficLight.actions;
 */
export const createMachineSlice = <
  State,
  Name extends string,
  Mode extends string,
  Table extends Readonly<Record<Mode, Row<State>>>,
>({
  name,
  initialState,
  modeOf,
  table,
}: Options<State, Name, Mode, Table>) => {
  const rows: Readonly<Record<Mode, Row<State>>> = table;
  const on =
    (event: string): Row<State>[string] =>
    (state, action) =>
      rows[modeOf(state)][event]?.(state, action) ?? state;
  const events = [...new Set(Object.values<Row<State>>(rows).flatMap(Object.keys))];
  const isOwn = (event: string) => !event.includes('/');
  const slice = createSlice({
    name,
    initialState,
    reducers: Object.fromEntries(events.filter(isOwn).map((event) => [event, on(event)])),
    extraReducers: (builder) => {
      for (const event of events) if (!isOwn(event)) builder.addCase(event, on(event));
    },
    selectors: { selectMode: modeOf },
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the events were read from the table
  const actions = slice.actions as Actions<Name, Table[keyof Table]>;
  return { ...slice, actions, table };
};

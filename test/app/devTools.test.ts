import { ActionCreators, instrument, type LiftedAction, type LiftedStore } from '@redux-devtools/instrument';
import {
  legacy_createStore as createReduxStore,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isRecord } from '../../src/lib/guards';
import { itemAdded } from '../../src/features/cart/cartSlice';
import { searchToggled } from '../../src/features/collection/filtersSlice';
import { navigated } from '../../src/features/navigation/routeSlice';
import { createStore } from '../../src/app/store';
import { devTools, withoutCatalogue } from '../../src/app/devTools';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { type EventName } from '../support/events';
import { SHIRT } from '../support/productIds';

const eventNames = slices.flatMap(({ actions }) =>
  Object.values<{ readonly type: EventName }>(actions).map(({ type }) => type),
);

describe('devTools', () => {
  it('should offer an action creator for every event', () => {
    expect(Object.keys(devTools.actionCreators ?? {})).toEqual(eventNames);
    expect(new Set(eventNames).size).toBe(eventNames.length);
  });

  it('should name the argument of every action creator', () => {
    const creators = Object.values(devTools.actionCreators ?? {}).map(String);
    // The DevTools read the names between the first parentheses.
    const names = creators.map((text) => text.slice(text.indexOf('(') + 1, text.indexOf(')')));
    expect(names).toEqual(eventNames.map(() => 'payload'));
  });

  it('should create the same events as the slices', () => {
    const creators = new Map(Object.entries(devTools.actionCreators ?? {}));
    const created = (name: EventName, payload?: unknown): unknown => creators.get(name)?.(payload);
    const line = { productId: SHIRT, size: 'M' } as const;
    expect(created('cart/itemAdded', line)).toEqual(itemAdded(line));
    expect(created('filters/searchToggled')).toEqual(searchToggled());
    expect(created('route/navigated', '/Collections?q=tee')).toEqual(navigated('/Collections?q=tee'));
  });

  it('should send the state without the catalogue, in fewer than 2000 characters', () => {
    const state = createStore().getState();
    expect(devTools.stateSanitizer).toBe(withoutCatalogue);
    expect(JSON.stringify(withoutCatalogue(state)).length).toBeLessThan(2000);
    expect(withoutCatalogue(state)).toEqual({ ...state, catalogue: undefined });
  });

  it.each(['no state', null, undefined, { cart: {} }])('should send %j unchanged', (state) => {
    expect(withoutCatalogue(state)).toBe(state);
  });
});

type Lifted = LiftedStore<RootState, UnknownAction, null>;
type LiftedState = ReturnType<Lifted['getState']>;

const isLiftedState = (value: unknown): value is LiftedState => isRecord(value) && 'computedStates' in value;

/** A store with the instrument of the DevTools. */
const aStore = () => {
  const lifted: Lifted[] = [];
  const withInstrument: StoreEnhancer = (create) => (reducer, state) => {
    const instrumented = instrument<RootState, UnknownAction>()(create)(reducer, state);
    const { liftedStore }: { liftedStore: Lifted } = instrumented;
    lifted.push(liftedStore);
    return instrumented;
  };
  const store = createReduxStore(rootReducer, undefined, withInstrument);
  const quantity = () => store.getState().cart.items[SHIRT]?.['M'];
  const add = () => store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  const devToolsDo = (action: LiftedAction<RootState, UnknownAction, null>) => lifted[0]?.dispatch(action);
  const history = () => lifted[0]?.getState();
  return { store, history, quantity, add, devToolsDo };
};

describe('a history that the DevTools persist or import', () => {
  /** The history as the extension keeps it: its first state is the committed one. */
  const persisted = (history: LiftedState | undefined): LiftedState => {
    const states = history?.computedStates.map(({ state }) => ({ state: withoutCatalogue(state) }));
    const text = JSON.stringify({ ...history, computedStates: states, committedState: states?.[0]?.state });
    const value: unknown = JSON.parse(text);
    if (!isLiftedState(value)) throw new Error('The store has no history.');
    return value;
  };

  const restoredStore = () => {
    const original = aStore();
    for (let count = 0; count < 3; count += 1) original.add();
    const restored = aStore();
    restored.devToolsDo(ActionCreators.importState(persisted(original.history())));
    return { original, ...restored };
  };

  it('should have the catalogue in every state', () => {
    const { original, store, history } = restoredStore();
    expect(store.getState()).toEqual(original.store.getState());
    for (const { state } of history()?.computedStates ?? []) expect(violatedInvariants(state)).toEqual([]);
  });

  it.each([
    ['a skip', [ActionCreators.toggleAction(2)], 2],
    ['Sweep', [ActionCreators.toggleAction(2), ActionCreators.sweep()], 2],
    ['Commit', [ActionCreators.commit()], 3],
    ['Rollback', [ActionCreators.rollback()], undefined],
    ['Reset', [ActionCreators.reset()], undefined],
  ])('should keep a valid state after %s', (_, actions, expected) => {
    const { store, quantity, add, devToolsDo } = restoredStore();
    for (const action of actions) devToolsDo(action);
    expect(quantity()).toBe(expected);
    expect(violatedInvariants(store.getState())).toEqual([]);
    add();
    expect(quantity()).toBe((expected ?? 0) + 1);
    expect(violatedInvariants(store.getState())).toEqual([]);
  });

  it('should start from the state of an exported list of events', () => {
    const { history } = restoredStore();
    const [first] = persisted(history()).computedStates;
    const { store, quantity, devToolsDo } = aStore();
    const nextLiftedState = [itemAdded({ productId: SHIRT, size: 'M' })];
    devToolsDo({ type: 'IMPORT_STATE', nextLiftedState, ...(first && { preloadedState: first.state }) });
    expect(quantity()).toBe(1);
    expect(violatedInvariants(store.getState())).toEqual([]);
  });
});

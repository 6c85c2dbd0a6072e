import { ActionCreators, instrument, type LiftedAction, type LiftedStore } from '@redux-devtools/instrument';
import {
  legacy_createStore as createReduxStore,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { itemAdded } from '../../src/store/cart';
import { createStore } from '../../src/store/createStore';
import { continueAfterJump, devTools, withoutCatalogue } from '../../src/store/devTools';
import { rootReducer, slices, type EventName, type RootState } from '../../src/store/rootReducer';
import { SHIRT } from '../support/events';

const eventNames = slices.flatMap(({ actions }) =>
  Object.values<{ readonly type: EventName }>(actions).map(({ type }) => type),
);

describe('devTools', () => {
  it('should offer an action creator for every event', () => {
    expect(Object.keys(devTools.actionCreators ?? {})).toEqual(eventNames);
    expect(new Set(eventNames).size).toBe(eventNames.length);
  });

  it('should send the state without the catalogue, in fewer than 2000 characters', () => {
    const state = createStore().getState();
    expect(devTools.stateSanitizer).toBe(withoutCatalogue);
    expect(JSON.stringify(withoutCatalogue(state)).length).toBeLessThan(2000);
    expect(withoutCatalogue(state)).toEqual({
      ...state,
      catalogue: 'src/data/products.ts',
      descriptions: 'src/data/descriptions.ts',
    });
  });

  it.each(['no state', null, undefined, { cart: {} }])('should send %j unchanged', (state) => {
    expect(withoutCatalogue(state)).toBe(state);
  });
});

describe('continueAfterJump', () => {
  const aStore = () => {
    const lifted: LiftedStore<RootState, UnknownAction, null>[] = [];
    const withInstrument: StoreEnhancer = (create) => (reducer, state) => {
      const instrumented = instrument<RootState, UnknownAction>()(create)(reducer, state);
      const { liftedStore }: { liftedStore: LiftedStore<RootState, UnknownAction, null> } = instrumented;
      lifted.push(liftedStore);
      return instrumented;
    };
    const store = createReduxStore(rootReducer, undefined, (create) =>
      continueAfterJump(withInstrument(create)),
    );
    const quantity = () => store.getState().cart.items[SHIRT]?.M;
    const quantities: (number | undefined)[] = [];
    store.subscribe(() => quantities.push(quantity()));
    const add = () => store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    const devToolsDo = (action: LiftedAction<RootState, UnknownAction, null>) => lifted[0]?.dispatch(action);
    return { skipped: () => lifted[0]?.getState().skippedActionIds, quantity, quantities, add, devToolsDo };
  };

  it('should apply an event to the state of a jump without an intermediate state', () => {
    const { devToolsDo, quantity, quantities, add } = aStore();
    for (let count = 0; count < 4; count += 1) add();
    devToolsDo(ActionCreators.jumpToState(1));
    add();
    expect(quantity()).toBe(2);
    expect(quantities).toEqual([1, 2, 3, 4, 1, 1, 2]);
    add();
    expect(quantity()).toBe(3);
  });

  it('should skip the later events, which can be enabled again', () => {
    const { devToolsDo, skipped, quantity, add } = aStore();
    for (let count = 0; count < 3; count += 1) add();
    devToolsDo(ActionCreators.jumpToState(1));
    add();
    expect(skipped()).toEqual([2, 3]);
    devToolsDo(ActionCreators.toggleAction(2));
    expect(quantity()).toBe(3);
  });

  it('should change nothing while the DevTools are locked', () => {
    const { devToolsDo, skipped, quantity, add } = aStore();
    for (let count = 0; count < 3; count += 1) add();
    devToolsDo(ActionCreators.jumpToState(1));
    devToolsDo(ActionCreators.lockChanges(true));
    add();
    expect([quantity(), skipped()]).toEqual([1, []]);
  });
});

describe('slices', () => {
  it('should name every event with its slice and a past participle', () => {
    for (const name of eventNames) expect(name).toMatch(/^[a-zA-Z]+\/[a-z][a-zA-Z]*(ed|edOut|wn|Found)$/);
  });

  it('should be the keys of the state', () => {
    expect(slices.map(({ name }) => name).sort()).toEqual(Object.keys(createStore().getState()).sort());
  });
});

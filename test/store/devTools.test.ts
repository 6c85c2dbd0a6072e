import { ActionCreators, instrument, type LiftedAction, type LiftedStore } from '@redux-devtools/instrument';
import {
  legacy_createStore as createReduxStore,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isRecord } from '../../src/domain/guards';
import { itemAdded, lineRestored, quantityChanged, synced } from '../../src/store/cart';
import { fieldChanged } from '../../src/store/checkout';
import { categoryToggled, queryChanged, searchToggled } from '../../src/store/filters';
import { imageShown } from '../../src/store/productPage';
import { navigated } from '../../src/store/route';
import { createStore } from '../../src/store/createStore';
import {
  continueAfterJump,
  devTools,
  labelOf,
  showLabels,
  withoutCatalogue,
  withoutLabel,
} from '../../src/store/devTools';
import { rootReducer, slices, type EventName, type RootState } from '../../src/store/rootReducer';
import { ALL_ACTIONS, SHIRT } from '../support/events';
import { violatedInvariants } from '../support/invariants';

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
    expect(withoutCatalogue(state)).toEqual({ ...state, catalogue: undefined, descriptions: undefined });
  });

  it.each(['no state', null, undefined, { cart: {} }])('should send %j unchanged', (state) => {
    expect(withoutCatalogue(state)).toBe(state);
  });
});

describe('labelOf', () => {
  const line = { productId: SHIRT, size: 'M' } as const;

  it.each<[string, UnknownAction]>([
    ['route/navigated /Collections?category=Men&q=coat', navigated('/Collections?q=coat&category=Men')],
    ['route/navigated /product/linen-camp-shirt-sand', navigated('/product/linen-camp-shirt-sand')],
    ['cart/itemAdded linen-camp-shirt-sand M', itemAdded(line)],
    ['cart/quantityChanged linen-camp-shirt-sand M "12"', quantityChanged({ ...line, typed: '12' })],
    ['cart/lineRestored linen-camp-shirt-sand M 2 0', lineRestored({ ...line, quantity: 2, index: 0 })],
    ['cart/synced linen-camp-shirt-sand M 2', synced([{ ...line, quantity: 2 }])],
    ['filters/categoryToggled Men', categoryToggled('Men')],
    ['filters/queryChanged "coat"', queryChanged('coat')],
    ['filters/queryChanged ""', queryChanged('')],
    ['filters/searchToggled', searchToggled()],
    ['checkout/fieldChanged city "P"', fieldChanged({ field: 'city', text: 'P' })],
    ['productPage/imageShown 0', imageShown(0)],
    ['@@INIT', { type: '@@INIT' }],
  ])('should be %s', (label, event) => {
    expect(labelOf(event)).toBe(label);
  });

  it('should begin with the type of every event, in at most 100 characters', () => {
    for (const event of ALL_ACTIONS) {
      expect(`${labelOf(event)} `.startsWith(`${event.type} `)).toBe(true);
      expect(labelOf(event).length).toBeLessThanOrEqual(100);
      expect(withoutLabel({ ...event, type: labelOf(event) })).toEqual(event);
      expect(withoutLabel(event)).toBe(event);
    }
  });

  it('should be the type of an event with a malformed payload', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const payload of [null, 7, '/cart', {}, [], { pathname: '/Collections', filters: {} }, cyclic])
      expect(labelOf({ type: 'route/navigated', payload })).toBe('route/navigated');
    for (const payload of [cyclic, 1n, Symbol('M'), () => 1])
      expect(labelOf({ type: 'cart/itemAdded', payload })).toBe('cart/itemAdded');
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
  const store = createReduxStore(rootReducer, undefined, (create) =>
    continueAfterJump(showLabels(withInstrument(create))),
  );
  const quantity = () => store.getState().cart.items[SHIRT]?.['M'];
  const quantities: (number | undefined)[] = [];
  store.subscribe(() => quantities.push(quantity()));
  const add = () => store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  const devToolsDo = (action: LiftedAction<RootState, UnknownAction, null>) => lifted[0]?.dispatch(action);
  const history = () => lifted[0]?.getState();
  const skipped = () => history()?.skippedActionIds;
  return { store, history, skipped, quantity, quantities, add, devToolsDo };
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
    ['a jump', [ActionCreators.jumpToState(1)], 1],
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

describe('continueAfterJump', () => {
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

describe('showLabels', () => {
  const added = itemAdded({ productId: SHIRT, size: 'M' });

  it('should give the DevTools the label of each event', () => {
    const { store, history, quantity } = aStore();
    expect(store.dispatch(added)).toBe(added);
    expect(history()?.actionsById[1]?.action).toEqual({ ...added, type: labelOf(added) });
    expect(quantity()).toBe(1);
  });

  it('should apply the events again when the reducer is replaced', () => {
    const { store, quantity, add } = aStore();
    add();
    store.replaceReducer(rootReducer);
    add();
    expect(quantity()).toBe(2);
  });

  it('should change no event of a store without DevTools', () => {
    const types: string[] = [];
    const store = createReduxStore(
      (_: unknown, { type }: UnknownAction) => void types.push(type),
      undefined,
      showLabels,
    );
    store.dispatch(added);
    expect(types.at(-1)).toBe(added.type);
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

import {
  ActionCreators,
  instrument,
  type LiftedAction,
  type LiftedStore,
} from '@redux-devtools/instrument';
import {
  compose,
  legacy_createStore as createReduxStore,
  type DevToolsEnhancerOptions,
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
import { SHIRT } from '../support/productIds';

const SHIRT_ADDED = itemAdded({ productId: SHIRT, size: 'M' });

describe('devTools', () => {
  it('should offer an action creator for every event, with the name of its argument', () => {
    const types = slices.flatMap(({ actions }) =>
      Object.values<{ readonly type: string }>(actions).map(({ type }) => type),
    );
    const creators = devTools.actionCreators ?? {};
    expect(Object.keys(creators)).toEqual(types);
    expect(new Set(types).size).toBe(types.length);
    // The DevTools read the names between the first parentheses.
    for (const creator of Object.values(creators))
      expect(String(creator)).toMatch(/^[^(]*\(payload\)/);
    const created = (type: string, payload?: unknown): unknown =>
      new Map(Object.entries(creators)).get(type)?.(payload);
    expect(created('cart/itemAdded', { productId: SHIRT, size: 'M' })).toEqual(
      SHIRT_ADDED,
    );
    expect(created('filters/searchToggled')).toEqual(searchToggled());
    expect(created('route/navigated', '/Collections?q=tee')).toEqual(
      navigated('/Collections?q=tee'),
    );
  });

  it('should send the state without the catalogue, in fewer than 2000 characters', () => {
    const state = createStore().getState();
    expect(devTools.stateSanitizer).toBe(withoutCatalogue);
    expect(JSON.stringify(withoutCatalogue(state)).length).toBeLessThan(2000);
    expect(withoutCatalogue(state)).toEqual({ ...state, catalogue: undefined });
  });
});

type Lifted = LiftedStore<RootState, UnknownAction, null>;
type LiftedState = ReturnType<Lifted['getState']>;

/**
 * An enhancer with the instrument of the DevTools; it appends its store to a
 * list.
 */
const instrumented =
  (
    lifted: Lifted[],
    { trace = false, traceLimit = 10 }: DevToolsEnhancerOptions = {},
  ): StoreEnhancer =>
  (create) =>
  (reducer, state) => {
    const store = instrument<RootState, UnknownAction>(() => null, {
      trace,
      traceLimit,
    })(create)(reducer, state);
    const { liftedStore }: { liftedStore: Lifted } = store;
    lifted.push(liftedStore);
    return store;
  };

describe('a history that the DevTools persist or import', () => {
  const isLiftedState = (value: unknown): value is LiftedState =>
    isRecord(value) && 'computedStates' in value;

  const aStore = () => {
    const lifted: Lifted[] = [];
    const store = createReduxStore(
      rootReducer,
      undefined,
      instrumented(lifted),
    );
    return {
      store,
      quantity: () => store.getState().cart.items[SHIRT]?.['M'],
      devToolsDo: (action: LiftedAction<RootState, UnknownAction, null>) =>
        lifted[0]?.dispatch(action),
      history: () => lifted[0]?.getState(),
    };
  };

  /**
   * The history as the extension keeps it: its first state is the committed
   * one.
   */
  const persisted = (history: LiftedState | undefined): LiftedState => {
    const states = history?.computedStates.map(({ state }) => ({
      state: withoutCatalogue(state),
    }));
    const text = JSON.stringify({
      ...history,
      computedStates: states,
      committedState: states?.[0]?.state,
    });
    const value: unknown = JSON.parse(text);
    if (!isLiftedState(value)) throw new Error('The store has no history.');
    return value;
  };

  const restoredStore = () => {
    const original = aStore();
    for (let count = 0; count < 3; count += 1)
      original.store.dispatch(SHIRT_ADDED);
    const restored = aStore();
    restored.devToolsDo(
      ActionCreators.importState(persisted(original.history())),
    );
    expect(restored.store.getState()).toEqual(original.store.getState());
    return restored;
  };

  it('should have the catalogue in every state', () => {
    const states = restoredStore().history()?.computedStates ?? [];
    expect(states).toHaveLength(4);
    for (const { state } of states)
      expect(violatedInvariants(state)).toEqual([]);
  });

  it.each([
    ['a skip', [ActionCreators.toggleAction(2)], 2],
    ['Sweep', [ActionCreators.toggleAction(2), ActionCreators.sweep()], 2],
    ['Commit', [ActionCreators.commit()], 3],
    ['Rollback', [ActionCreators.rollback()], undefined],
    ['Reset', [ActionCreators.reset()], undefined],
  ])('should keep a valid state after %s', (_, actions, expected) => {
    const { store, quantity, devToolsDo } = restoredStore();
    for (const action of actions) devToolsDo(action);
    expect(quantity()).toBe(expected);
    expect(violatedInvariants(store.getState())).toEqual([]);
    store.dispatch(SHIRT_ADDED);
    expect(quantity()).toBe((expected ?? 0) + 1);
    expect(violatedInvariants(store.getState())).toEqual([]);
  });

  it('should start from the state of an exported list of events', () => {
    const [first] = persisted(restoredStore().history()).computedStates;
    const { store, quantity, devToolsDo } = aStore();
    const nextLiftedState = [SHIRT_ADDED];
    devToolsDo({
      type: 'IMPORT_STATE',
      nextLiftedState,
      ...(first && { preloadedState: first.state }),
    });
    expect(quantity()).toBe(1);
    expect(violatedInvariants(store.getState())).toEqual([]);
  });
});

describe('the store in a browser with the DevTools', () => {
  const openShop = async (environment: string) => {
    const lifted: Lifted[] = [];
    const given: DevToolsEnhancerOptions[] = [];
    // Redux Toolkit looks for the DevTools once.
    jest.resetModules();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: environment,
    });
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (
        options: DevToolsEnhancerOptions,
      ) => {
        given.push(options);
        return (...enhancers: StoreEnhancer[]) =>
          compose(...enhancers, instrumented(lifted, options));
      },
    });
    window.history.replaceState(null, '', '/cart');
    const { createApp } = await import('../support/createApp');
    const { store, close } = await createApp();
    store.dispatch(SHIRT_ADDED);
    close();
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
    const history = lifted[0]?.getState();
    return {
      name: given[0]?.name,
      trace: history?.actionsById[history.nextActionId - 1]?.stack,
    };
  };

  it('should be named by its path and the time, and trace the caller of dispatch', async () => {
    const { name, trace } = await openShop('test');
    expect(name).toMatch(/^Weft \/cart \d\d:\d\d:\d\d$/);
    expect(trace).toContain('devTools.test.ts');
  });

  it('should take no trace in production', async () => {
    const { trace } = await openShop('production');
    expect(trace).toBeUndefined();
  });
});

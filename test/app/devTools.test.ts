import {
  ActionCreators,
  instrument,
  type LiftedStore,
} from '@redux-devtools/instrument';
import {
  compose,
  legacy_createStore as createReduxStore,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { devTools, withoutCatalogue } from '../../src/app/devTools';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { createStore } from '../../src/app/store';
import { itemAdded } from '../../src/features/cart/cartSlice';
import { searchToggled } from '../../src/features/collection/filtersSlice';
import { navigated } from '../../src/routing/routeSlice';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { SHIRT } from '../support/catalogue';

const SHIRT_LINE = { productId: SHIRT, size: 'M' };
const SHIRT_ADDED = itemAdded(SHIRT_LINE);

it('should offer an action creator for every event, with the name of its argument', () => {
  const types = slices.flatMap(({ actions }) =>
    Object.values<{ readonly type: string }>(actions).map(({ type }) => type),
  );
  const creators = new Map(Object.entries(devTools.actionCreators ?? {}));
  expect([...creators.keys()]).toEqual(types);
  // The DevTools read the names between the first parentheses.
  for (const creator of creators.values())
    expect(String(creator)).toMatch(/^[^(]*\(payload\)/);
  const create = (type: string, payload?: unknown): unknown =>
    creators.get(type)?.(payload);
  expect(create('cart/itemAdded', SHIRT_LINE)).toEqual(SHIRT_ADDED);
  expect(create('filters/searchToggled')).toEqual(searchToggled());
  expect(create('route/navigated', '/cart')).toEqual(navigated('/cart'));
});

it('should send the state without the catalogue, in fewer than 2000 characters', () => {
  const state = createStore().getState();
  expect(devTools.stateSanitizer).toBe(withoutCatalogue);
  expect(withoutCatalogue(state)).toEqual({ ...state, catalogue: undefined });
  expect(JSON.stringify(withoutCatalogue(state)).length).toBeLessThan(2000);
});

type History = LiftedStore<RootState, UnknownAction, null>;

const openInstrumentedStore = () => {
  const enhancer = instrument<RootState, UnknownAction>(() => null);
  const store = createReduxStore(rootReducer, undefined, enhancer);
  const { liftedStore: history }: { liftedStore: History } = store;
  return { store, history };
};

/** A store that has imported the states that another one has sent. */
const openImportedStore = () => {
  const original = openInstrumentedStore();
  for (let count = 0; count < 3; count += 1)
    original.store.dispatch(SHIRT_ADDED);
  const sent = original.history.getState();
  const computedStates = sent.computedStates.map(({ state }) => ({
    state: withoutCatalogue(state),
  }));
  const committedState = withoutCatalogue(sent.committedState);

  const { store, history } = openInstrumentedStore();
  history.dispatch(
    ActionCreators.importState({ ...sent, computedStates, committedState }),
  );
  expect(store.getState()).toEqual(original.store.getState());
  return { store, history };
};

const expectShirts = ({ cart, ...others }: RootState, quantity?: number) => {
  expect(cart.items[SHIRT]?.['M']).toBe(quantity);
  expect(violatedInvariants({ cart, ...others })).toEqual([]);
};

it('should have the catalogue in every state after an import of the states that were sent, and after later commands', () => {
  const { store, history } = openImportedStore();
  const { computedStates } = history.getState();
  expect(computedStates).toHaveLength(4);
  for (const { state } of computedStates)
    expect(violatedInvariants(state)).toEqual([]);
  const expectShirtsAfter = (
    command: Parameters<History['dispatch']>[0],
    quantity?: number,
  ) => {
    history.dispatch(command);
    expectShirts(store.getState(), quantity);
  };
  expectShirtsAfter(ActionCreators.toggleAction(2), 2);
  expectShirtsAfter(ActionCreators.sweep(), 2);
  expectShirtsAfter(ActionCreators.rollback());
  store.dispatch(SHIRT_ADDED);
  expectShirtsAfter(ActionCreators.commit(), 1);
  store.dispatch(SHIRT_ADDED);
  expectShirts(store.getState(), 2);
  expectShirtsAfter(ActionCreators.reset());
});

it('should have the catalogue after an import of a list of events', () => {
  const { store, history } = openInstrumentedStore();
  history.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: [SHIRT_ADDED],
    preloadedState: withoutCatalogue(store.getState()),
  });
  expectShirts(store.getState(), 1);
});

describe('the store in a browser with the DevTools', () => {
  const openShop = async (environment: string) => {
    // Redux Toolkit looks for the DevTools once.
    jest.resetModules();
    const env = { ...process.env, NODE_ENV: environment };
    const replaced = jest.replaceProperty(process, 'env', env);
    let name: string | undefined;
    let trace: string | undefined;
    const composeWithDevTools = (options: DevToolsEnhancerOptions) => {
      name = options.name;
      const monitor = (
        _: unknown,
        lifted: { type: string; stack?: string },
      ) => {
        trace = lifted.stack;
        return null;
      };
      return (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, instrument(monitor, options));
    };
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools,
    });
    window.history.replaceState(null, '', '/cart');
    const app = await import('../../src/app/store');
    const store = app.createStore({ name: app.tabName() });
    store.dispatch(SHIRT_ADDED);
    replaced.restore();
    Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
    return { name, trace };
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

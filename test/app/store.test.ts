import { instrument, type LiftedStore } from '@redux-devtools/instrument';
import {
  compose,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../src/app/rootReducer';
import { SHIRT } from '../support/productIds';

type Lifted = LiftedStore<RootState, UnknownAction, null>;

let options: DevToolsEnhancerOptions = {};
let lifted: Lifted | undefined;

const devToolsEnhancer =
  (given: DevToolsEnhancerOptions): StoreEnhancer =>
  (create) =>
  (reducer, state) => {
    options = given;
    const { trace = false, traceLimit = 10 } = given;
    const instrumented = instrument<RootState, UnknownAction>(() => null, { trace, traceLimit })(create)(
      reducer,
      state,
    );
    const { liftedStore }: { liftedStore: Lifted } = instrumented;
    lifted = liftedStore;
    return instrumented;
  };

/** The modules of the shop in a browser that has the Redux DevTools: Redux Toolkit looks for them once. */
const withDevTools = async (environment = 'test') => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (given: DevToolsEnhancerOptions) =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, devToolsEnhancer(given)),
  });
  const { createApp } = await import('../../src/app/createApp');
  const { createStore } = await import('../../src/app/store');
  const { itemAdded } = await import('../../src/features/cart/cartSlice');
  return { createApp, createStore, added: itemAdded({ productId: SHIRT, size: 'M' }) };
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

const lastTrace = (): string[] => {
  const history = lifted?.getState();
  return history?.actionsById[history.nextActionId - 1]?.stack?.split('\n') ?? [];
};

describe('the trace of an event', () => {
  it('should contain the caller of dispatch', async () => {
    const { createApp, added } = await withDevTools();
    const { store, close } = await createApp();
    store.dispatch(added);
    expect(lastTrace().join()).toContain('test/app/store.test.ts');
    close();
  });

  it('should not be taken in production', async () => {
    const { createStore, added } = await withDevTools('production');
    createStore().dispatch(added);
    expect(options.trace).toBe(false);
    expect(lastTrace()).toEqual([]);
  });
});

describe('the name in the DevTools', () => {
  it('should hold the path and the time at which the tab was opened', async () => {
    window.history.replaceState(null, '', '/cart');
    const { createApp } = await withDevTools();
    const { close } = await createApp();
    expect(options.name).toMatch(/^Weft \/cart \d\d:\d\d:\d\d$/);
    close();
  });
});

import {
  ActionCreators,
  instrument,
  type LiftedStore,
} from '@redux-devtools/instrument';
import {
  compose,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from '../../../src/app/rootReducer';

type Lifted = LiftedStore<RootState, UnknownAction, null>;

declare global {
  interface Window {
    /** Defined in pages that run the shim. */
    readonly devTools: typeof devTools;
  }
}

let liftedStore: Lifted | undefined;

const lifted = (): Lifted => {
  if (!liftedStore)
    throw new Error('No store was created with the DevTools enhancer.');
  return liftedStore;
};

const idAt = (index: number) =>
  lifted().getState().stagedActionIds[index] ?? -1;

/** The events without the initial one of the DevTools. */
const events = () => {
  const { actionsById, stagedActionIds } = lifted().getState();
  return stagedActionIds
    .slice(1)
    .flatMap((id) => actionsById[id]?.action ?? []);
};

const devTools = {
  types: () => events().map(({ type }) => type),
  /** The number of events, with those that the DevTools have dropped. */
  dispatched: () => lifted().getState().nextActionId - 1,
  state: () => lifted().getState().computedStates.at(-1)?.state,
  slideTo: (index: number) =>
    void lifted().dispatch(ActionCreators.jumpToState(index)),
  jumpTo: (index: number) =>
    void lifted().dispatch(ActionCreators.jumpToAction(idAt(index))),
  /** The extension's export: the events and the state before them. */
  exportEvents: () =>
    JSON.stringify({
      payload: JSON.stringify(events()),
      preloadedState: JSON.stringify(lifted().getState().committedState),
    }),
  /** The extension's export of the whole history. */
  exportHistory: () => JSON.stringify(lifted().getState()),
};

const enhancerOf =
  (given: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const instrumented = instrument<RootState, UnknownAction>(() => null, {
      maxAge: given.maxAge ?? 50,
    });
    const store = instrumented(createStore)(reducer, preloaded);
    liftedStore = store.liftedStore;
    return store;
  };

Object.assign(window, {
  devTools,
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (given: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, enhancerOf(given)),
});

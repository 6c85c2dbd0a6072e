import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';
import {
  compose,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isRecord } from '../../../src/domain/guards';
import type { RootState } from '../../../src/store/rootReducer';
import { snapshot } from './snapshot';

type Lifted = LiftedStore<RootState, UnknownAction, null>;

declare global {
  interface Window {
    /** Overrides the `maxAge` of the store's options. */
    readonly weftMaxAge?: number;
  }
}

let options: DevToolsEnhancerOptions = {};
let liftedStore: Lifted | undefined;

const lifted = (): Lifted => {
  if (!liftedStore) throw new Error('No store was created with the DevTools enhancer.');
  return liftedStore;
};

const eventAt = (index: number) => {
  const { actionsById, stagedActionIds } = lifted().getState();
  return actionsById[stagedActionIds[index] ?? -1];
};

const isHistory = (value: unknown): value is ReturnType<Lifted['getState']> =>
  isRecord(value) && 'computedStates' in value;

const sanitized = (state: RootState, index: number) => options.stateSanitizer?.(state, index) ?? state;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for a condition on the snapshot, at most 600 frames; returns the last snapshot. */
const snapshotWhen = async (isReached: (now: string) => boolean, maxFrames = 600): Promise<string> => {
  let now = snapshot();
  for (let frames = 0; frames < maxFrames && !isReached(now); frames += 1) {
    await nextFrame();
    now = snapshot();
  }
  return now;
};

const tools = {
  options: () => Object.keys(options),
  creators: () => Object.keys(options.actionCreators ?? {}),
  traced: () => options.trace,
  /** The dispatched events, without the initial one of the DevTools. */
  events: () =>
    lifted()
      .getState()
      .stagedActionIds.slice(1)
      .map((id) => lifted().getState().actionsById[id]?.action),
  dispatched: () => lifted().getState().nextActionId - 1,
  state: () =>
    sanitized(lifted().getState().computedStates.at(-1)?.state ?? lifted().getState().committedState, 0),
  snapshot,
  /** The snapshot after it has not changed for three frames. */
  settled: async (): Promise<string> => {
    let last = '';
    let same = 0;
    return snapshotWhen((now) => {
      same = now === last ? same + 1 : 0;
      last = now;
      return same >= 3;
    });
  },
  /** Jumps like the slider or like a click on an event; returns the snapshot after it. */
  jump: async (index: number, by: 'slider' | 'event', expected?: string): Promise<string> => {
    const id = lifted().getState().stagedActionIds[index] ?? -1;
    lifted().dispatch(by === 'slider' ? ActionCreators.jumpToState(index) : ActionCreators.jumpToAction(id));
    return expected === undefined ? tools.settled() : snapshotWhen((now) => now === expected);
  },
  commit: () => void lifted().dispatch(ActionCreators.commit()),
  skip: (index: number) =>
    void lifted().dispatch(ActionCreators.toggleAction(lifted().getState().stagedActionIds[index] ?? -1)),
  /** Imports a history, as the extension does when the page is reloaded and the history is persisted. */
  importHistory: (text: string) => {
    const history: unknown = JSON.parse(text);
    if (isHistory(history)) lifted().dispatch(ActionCreators.importState(history));
  },
  /** The extension's export: the events and the state before them. */
  exportEvents: () => {
    const { stagedActionIds, committedState } = lifted().getState();
    const events = stagedActionIds.slice(1).map((_, i) => eventAt(i + 1)?.action);
    return JSON.stringify({
      payload: JSON.stringify(events),
      preloadedState: JSON.stringify(committedState),
    });
  },
  /** The extension's export of the whole history: every event with its id, and every state. */
  exportHistory: () => {
    const history = lifted().getState();
    const computedStates = history.computedStates.map(({ state, ...others }, i) => ({
      ...others,
      state: sanitized(state, i),
    }));
    // The extension receives the computed states only, and takes the first one for the committed one.
    return JSON.stringify({ ...history, committedState: computedStates[0]?.state, computedStates });
  },
};
export type Tools = typeof tools;

const enhancerOf =
  (given: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const maxAge = window.weftMaxAge ?? given.maxAge ?? 50;
    options = given;
    const instrumented = instrument<RootState, UnknownAction>(() => null, { maxAge });
    const store = instrumented(createStore)(reducer, preloaded);
    liftedStore = store.liftedStore;
    return store;
  };

Object.assign(window, {
  weftTools: tools,
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (given: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, enhancerOf(given)),
});

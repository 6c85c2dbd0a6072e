import type { LiftedStore } from '@redux-devtools/instrument';
import type {
  Action,
  ActionCreator,
  DevToolsEnhancerOptions,
  Dispatch,
  Reducer,
  StoreEnhancer,
  UnknownAction,
} from '@reduxjs/toolkit';
import { SHOP_NAME } from '../data/shop';
import { isArray, isRecord } from '../domain/guards';
import { toUrl } from '../domain/url';
import { queryChanged } from './filters';
import { slices } from './rootReducer';
import { navigated } from './route';

/** Events that the DevTools keep for time travel: a long session. */
const MAX_AGE = 1000;

const actionCreators: Record<string, ActionCreator<unknown>> = Object.fromEntries(
  slices
    .flatMap(({ actions }) => Object.values<ActionCreator<unknown> & { readonly type: string }>(actions))
    // The DevTools read the names of the arguments from the text of the function. That of a creator is its type.
    .map((creator) => [creator.type, (payload: unknown): unknown => creator(payload)]),
);

/**
 * The state without the catalogue, which never changes and would be sent with every event. The extension gives this
 * state back when its history is persisted or imported: the reducer then starts from the catalogue again.
 */
export const withoutCatalogue = <State>(state: State): State =>
  typeof state === 'object' && state !== null && 'catalogue' in state
    ? { ...state, catalogue: undefined, descriptions: undefined }
    : state;

const MAX_LABEL = 100;

/** Properties of payloads that hold typed text. */
const TYPED = ['text', 'typed'];

/** The values of a payload, separated by spaces; the items of a list by commas. */
const valuesOf = (value: unknown): string => {
  if (isArray(value)) return value.map(valuesOf).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, item]) => (TYPED.includes(key) ? JSON.stringify(item) : valuesOf(item)))
      .join(' ');
  return typeof value === 'string' && /^[\w-]+$/.test(value) ? value : JSON.stringify(value);
};

const detailsOf = (event: UnknownAction): string => {
  if (queryChanged.match(event)) return JSON.stringify(event.payload);
  if (!navigated.match(event)) return valuesOf(event['payload']);
  const { pathname, filters } = event.payload;
  if (!filters) return pathname;
  return toUrl({ pathname }, { ...filters, query: filters.query ?? '', searchShown: true });
};

/**
 * The type of an event and what its payload says, in at most 100 characters: `cart/itemAdded linen-camp-shirt-sand M`.
 * It is the type alone if the payload has another shape.
 */
export const labelOf = (event: UnknownAction): string => {
  try {
    const label = [event.type, detailsOf(event)].filter(Boolean).join(' ');
    return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
  } catch {
    return event.type;
  }
};

/** The event with its type in place of its label: a type has no space. */
export const withoutLabel = <Event extends Action>(event: Event): Event =>
  event.type.includes(' ') ? Object.assign({}, event, { type: event.type.replace(/ .*/s, '') }) : event;

const acceptLabels =
  <State, Event extends Action, Preloaded>(
    reducer: Reducer<State, Event, Preloaded>,
  ): Reducer<State, Event, Preloaded> =>
  (state, event) =>
    reducer(state, withoutLabel(event));

/** The options of the Redux DevTools. */
export const devTools: DevToolsEnhancerOptions = {
  name: SHOP_NAME,
  maxAge: MAX_AGE,
  actionCreators,
  stateSanitizer: withoutCatalogue,
};

/** The stack of the caller of `dispatch`, without the middleware. It is the whole stack if `dispatch` was not called. */
export const callerOf = (dispatch: Dispatch): string => {
  const error = new Error();
  const { stack = '' } = error;
  // Firefox has it from version 138.
  if ('captureStackTrace' in Error) Error.captureStackTrace(error, dispatch);
  return error.stack?.includes('\n') ? error.stack : stack;
};

const isInstrumented = (
  store: object,
): store is { readonly liftedStore: LiftedStore<unknown, UnknownAction, unknown> } => 'liftedStore' in store;

/** After a jump, the next event continues from the shown state: the DevTools skip the events after that state. */
export const continueAfterJump: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  if (!isInstrumented(store)) return store;
  const { liftedStore } = store;
  const skipLaterEvents = () => {
    const history = liftedStore.getState();
    const { currentStateIndex, computedStates, stagedActionIds, skippedActionIds } = history;
    const later = stagedActionIds.slice(currentStateIndex + 1);
    if (later.length === 0 || history.isLocked) return;
    const nextLiftedState = {
      ...history,
      currentStateIndex: stagedActionIds.length - 1,
      computedStates: computedStates.map(
        (state, i) => computedStates[Math.min(i, currentStateIndex)] ?? state,
      ),
      skippedActionIds: [...new Set([...skippedActionIds, ...later])],
    };
    // One event in place of a skip and a jump, so that no other state is shown in between.
    liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true });
  };
  return {
    ...store,
    dispatch: (event) => {
      skipLaterEvents();
      return store.dispatch(event);
    },
  };
};

/**
 * The rows of the DevTools show the label of each event. An `actionSanitizer` would remove the trace: the extension
 * sends what it returns in place of the whole entry.
 */
export const showLabels: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(acceptLabels(reducer), preloadedState);
  if (!isInstrumented(store)) return store;
  return {
    ...store,
    dispatch: (event) => {
      store.dispatch(Object.assign({}, event, { type: labelOf(event) }));
      return event;
    },
    replaceReducer: (next) => store.replaceReducer(acceptLabels(next)),
  };
};

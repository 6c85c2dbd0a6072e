import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Store } from '../store/createStore';
import type { RootState } from '../store/rootReducer';

export type Listeners = ListenerMiddlewareInstance<RootState>;

/** What ties an effect to the visit: it hears of its events, reads its state and tells it of the world. */
export interface EffectContext {
  readonly listeners: Listeners;
  readonly store: Store;
}

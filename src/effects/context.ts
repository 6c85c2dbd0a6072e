import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Store } from '../store/createStore';
import type { RootState } from '../store/rootReducer';

export type Listeners = ListenerMiddlewareInstance<RootState>;

export interface EffectContext {
  readonly listeners: Listeners;
  readonly store: Store;
}

import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Store } from '../app/store';
import type { RootState } from '../app/rootReducer';

export type Listeners = ListenerMiddlewareInstance<RootState>;

export interface EffectContext {
  readonly listeners: Listeners;
  readonly store: Store;
}

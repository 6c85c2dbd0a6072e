import type { Dispatch, ListenerMiddlewareInstance, MiddlewareAPI } from '@reduxjs/toolkit';

export interface EffectContext<State> {
  readonly listeners: Pick<ListenerMiddlewareInstance<State>, 'startListening'>;
  readonly store: MiddlewareAPI<Dispatch, State>;
}

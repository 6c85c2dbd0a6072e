import { isRecord } from './guards';

/**
 * Whether "Lock changes" of the Redux DevTools is on. The store then ignores
 * every event, but listeners still get it.
 */
export const isLocked = (store: object): boolean => {
  const lifted = 'liftedStore' in store ? store.liftedStore : undefined;
  if (!isRecord(lifted) || typeof lifted['getState'] !== 'function') {
    return false;
  }
  const history: unknown = Reflect.apply(lifted['getState'], lifted, []);
  return isRecord(history) && history['isLocked'] === true;
};

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React is hydrating: it must then render the prerendered page. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

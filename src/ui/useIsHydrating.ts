import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React hydrates the page or the build renders it: both must be equal. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

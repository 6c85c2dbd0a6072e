import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React is hydrating. It must then render what the build rendered. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the build renders the page, or React hydrates it. Both must render
 * the same.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React hydrates, when the render has to equal the prerendered page.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

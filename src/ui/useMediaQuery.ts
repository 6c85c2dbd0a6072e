import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media condition. In the prerendered page it
 * never does, because the build does not know the window.
 */
export const useMediaQuery = (condition: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
};

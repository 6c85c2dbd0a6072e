import { useDeferredValue, type ReactNode } from 'react';
import { useIsHydrating } from '../ui/useIsHydrating';
import { readPosition } from './position';

/**
 * Renders its children after the rest of the page. It renders them at once on
 * a prerendered page, which contains them, and if a position is restored,
 * because the position may be below them.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const isRendered = useDeferredValue(
    true,
    isHydrating || readPosition().scroll !== undefined,
  );
  return isRendered && children;
};

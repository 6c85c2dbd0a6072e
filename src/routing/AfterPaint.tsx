import { useDeferredValue, type ReactNode } from 'react';
import { isStarting } from '../lib/startPhase';
import { useIsHydrating } from '../ui/useIsHydrating';
import { readPosition } from './position';

/**
 * Renders its children after the rest of the page. It renders them at once on
 * the first page, where they would shift the layout later, and if a position is
 * restored, because the position may be below them.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const isRendered = useDeferredValue(
    true,
    isHydrating || isStarting() || readPosition().scroll !== undefined,
  );
  return isRendered && children;
};

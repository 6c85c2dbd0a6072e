import { useDeferredValue, type ReactNode } from 'react';
import { isStarting } from '../lib/htmlAttributes';
import { useIsHydrating } from '../ui/useIsHydrating';
import { readPosition } from './position';

/**
 * Renders its children after the rest of the page. There are two exceptions. On
 * the first page they would shift the layout. If a position is restored, it may
 * be below them. In both cases they are rendered at once.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const isRendered = useDeferredValue(
    true,
    isHydrating || isStarting() || readPosition().scroll !== undefined,
  );
  return isRendered && children;
};

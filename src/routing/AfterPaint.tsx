import { useDeferredValue, type ReactNode } from 'react';
import { useIsHydrating } from '../ui/useIsHydrating';
import { savedScroll } from './position';

/**
 * Renders what is below the first screen after the page. If React hydrates or a
 * position is restored, which may be further down, it renders with the page.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const isRendered = useDeferredValue(
    true,
    isHydrating || savedScroll() !== undefined,
  );
  return isRendered && children;
};

import { useDeferredValue, type ReactNode } from 'react';
import { isStarting } from '../lib/htmlAttributes';
import { useIsHydrating } from '../ui/useIsHydrating';
import { savedScroll } from './position';

/**
 * Renders what is below the first screen after the page. In the first page of a
 * document, where it would shift the layout, or if a position is restored, which
 * may be further down, it renders with the page.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const isRendered = useDeferredValue(
    true,
    isHydrating || isStarting() || savedScroll() !== undefined,
  );
  return isRendered && children;
};

import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../ui/useIsHydrating';
import { savedScroll } from './position';

/**
 * Renders what is below the first screen after the page is painted. If React
 * hydrates or a position is restored, which may be further down, it renders at
 * once.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const [isPainted, setPainted] = useState(
    () => isHydrating || savedScroll() !== undefined,
  );
  useEffect(() => {
    // A task that an animation frame queues runs after the paint.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted && children;
};

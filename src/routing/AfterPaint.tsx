import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../ui/useIsHydrating';

interface Props {
  /** Whether the page has a place to restore, which may be further down. */
  readonly hasPlace: () => boolean;
  readonly children: ReactNode;
}

/**
 * Renders what is below the first screen after the page is painted. If React
 * hydrates or a place is restored, it renders at once.
 */
export const AfterPaint = ({ hasPlace, children }: Props) => {
  const isHydrating = useIsHydrating();
  const [isPainted, setPainted] = useState(() => isHydrating || hasPlace());
  useEffect(() => {
    // A task that an animation frame queues runs after the paint.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted && children;
};

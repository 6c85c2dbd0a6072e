import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrating } from './useIsHydrating';

interface Props {
  /** Whether the page is opened at a place that may be further down. */
  readonly hasPlace: () => boolean;
  readonly children: ReactNode;
}

/**
 * What is below the first screen: it is rendered after the page is painted, or
 * at once while React hydrates.
 */
export const AfterPaint = ({ hasPlace, children }: Props) => {
  const isHydrating = useIsHydrating();
  const [isPainted, setPainted] = useState(() => isHydrating || hasPlace());
  useEffect(() => {
    // A task of the next frame comes after the paint.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted && children;
};

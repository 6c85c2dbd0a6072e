import { useEffect, useRef } from 'react';

/** A ref to a control that focus comes to when `wanted` turns true: for what takes the place of what has gone. */
export const useFocusWhen = <T extends HTMLElement>(wanted: boolean) => {
  const control = useRef<T>(null);
  useEffect(() => {
    if (!wanted) return;
    control.current?.focus({ preventScroll: true });
    // No further than it takes: out from under what stays at the foot of a phone.
    control.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return control;
};

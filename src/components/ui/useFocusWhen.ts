import { useEffect, useRef } from 'react';

/** A ref to a control that focus comes to when `wanted` turns true: for what takes the place of what has gone. */
export const useFocusWhen = <T extends HTMLElement>(wanted: boolean) => {
  const control = useRef<T>(null);
  useEffect(() => {
    if (wanted) control.current?.focus({ preventScroll: true });
  }, [wanted]);
  return control;
};

import type { UnknownAction } from '@reduxjs/toolkit';
import type { RefObject } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { savePlace } from '../../routing/places';

/** Functions that dispatch a change of the list, and show its first products. */
export const useListChange = (list: RefObject<HTMLElement | null>) => {
  const dispatch = useAppDispatch();

  const change = (action: UnknownAction) => {
    dispatch(action);
    // The list scrolls within the event: before the next frame, Back may open
    // another page.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0) return;
    list.current?.scrollIntoView();
    // The changed list, which React renders after this action, begins with the
    // cards of the saved place.
    savePlace();
  };

  return {
    change,
    /** For a control that disappears: the list takes the focus. */
    changeAndFocus: (action: UnknownAction) => {
      list.current?.focus({ preventScroll: true });
      change(action);
    },
  };
};

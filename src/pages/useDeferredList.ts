import type { UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSameCriteria } from '../domain/filters';
import { selectList } from '../selectors/collection';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * The list as it is asked for (`current`) and as it is drawn (`shown`), which may come a little later:
 *
 *     a control is pressed   the control answers at once, the list follows
 *     a query is typed       the field answers at once, the list follows
 *     Back, or a link        all at once: the page scrolls to where it stood
 *
 * `press` tells the store what a control asks.
 */
export const useDeferredList = () => {
  const dispatch = useAppDispatch();
  const [presses, setPresses] = useState(0);
  const current = useAppSelector(selectList);
  const deferred = useDeferredValue(current);
  const isPressed = useDeferredValue(presses) !== presses;
  const isTyped = isSameCriteria(current.filters, deferred.filters);

  const press = (event: UnknownAction) =>
    flushSync(() => {
      setPresses((count) => count + 1);
      dispatch(event);
    });

  return { current, shown: isPressed || isTyped ? deferred : current, press };
};

import type { UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useState } from 'react';
import { isSameCriteria } from '../domain/filters';
import { selectList } from '../selectors/collection';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * The list of the current filters, and the one to show. After a press of a control and while a query is typed, the
 * shown list is a deferred render, so that the control responds at once. After a navigation both are the same: the
 * scroll position depends on the list.
 */
export const useDeferredList = () => {
  const dispatch = useAppDispatch();
  const [presses, setPresses] = useState(0);
  const current = useAppSelector(selectList);
  const deferred = useDeferredValue(current);
  const isPressed = useDeferredValue(presses) !== presses;
  const isTyped = isSameCriteria(current.filters, deferred.filters);

  const dispatchPress = (event: UnknownAction) => {
    setPresses((count) => count + 1);
    dispatch(event);
  };

  return { current, shown: isPressed || isTyped ? deferred : current, dispatchPress };
};

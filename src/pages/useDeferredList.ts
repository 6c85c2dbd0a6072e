import type { UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useState } from 'react';
import { isSameCriteria } from '../domain/filters';
import { selectList } from '../selectors/collection';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * The current list, and the one to show. After a press or a letter it is shown by a deferred render, so that the control
 * responds at once. After a navigation both are the same: the scroll position depends on the list.
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

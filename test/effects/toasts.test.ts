import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { toast, useToaster } from 'react-hot-toast/headless';
import { showToasts } from '../../src/effects/toasts';
import { additionRefused, itemAdded, lineRemoved } from '../../src/store/cart';
import { makeStore } from '../../src/store/makeStore';
import { anyEvent, SHIRT } from '../support/arbitraries';

const shop = () => {
  const listeners = createListenerMiddleware();
  showToasts(listeners);
  const { dispatch } = makeStore({ effects: [listeners.middleware] });
  const { result } = renderHook(() => useToaster());
  return {
    dispatch: (event: UnknownAction) => {
      act(() => void dispatch(event));
    },
    shown: () => result.current.toasts.map(({ message, duration, type }) => ({ message, duration, type })),
  };
};

afterEach(() => act(() => toast.removeAll()));

describe('a toast', () => {
  it('asks for a size for five seconds when a product is added without one', () => {
    const { dispatch, shown } = shop();
    dispatch(additionRefused('noSize'));
    expect(shown()).toEqual([{ message: 'Select Product Size', duration: 5000, type: 'error' }]);
  });

  it('is one, however often the shopper tries', () => {
    const { dispatch, shown } = shop();
    dispatch(additionRefused('noSize'));
    dispatch(additionRefused('noSize'));
    expect(shown()).toHaveLength(1);
  });

  it('is not shown for what succeeds', () => {
    const { dispatch, shown } = shop();
    dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    dispatch(lineRemoved({ productId: SHIRT, size: 'M', quantity: 1, position: 0 }));
    expect(shown()).toEqual([]);
  });

  it('is not shown for any other event', () => {
    const { dispatch, shown } = shop();
    const others = anyEvent.filter((event) => !additionRefused.match(event));
    fc.assert(
      fc.property(others, (event) => {
        dispatch(event);
        expect(shown()).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { toast, useToaster } from 'react-hot-toast/headless';
import { showToasts } from '../../src/effects/toasts';
import { additionRejected, itemAdded, lineRemoved } from '../../src/store/cart';
import { createStore } from '../../src/store/createStore';
import type { RootState } from '../../src/store/rootReducer';
import { arbitraryAction, SHIRT } from '../support/events';

const shop = () => {
  const listeners = createListenerMiddleware<RootState>();
  showToasts(listeners);
  const { dispatch } = createStore({ effects: [listeners.middleware] });
  const { result } = renderHook(() => useToaster());
  return {
    // What shows a toast is fetched for the first one.
    dispatch: (event: UnknownAction) =>
      act(async () => {
        dispatch(event);
        await import('react-hot-toast/headless');
      }),
    shown: () => result.current.toasts.map(({ message, duration, type }) => ({ message, duration, type })),
  };
};

afterEach(() => act(() => toast.removeAll()));

describe('a toast', () => {
  it('asks for a size for five seconds when a product is added without one', async () => {
    const { dispatch, shown } = shop();
    await dispatch(additionRejected('noSize'));
    expect(shown()).toEqual([{ message: 'Select Product Size', duration: 5000, type: 'error' }]);
  });

  it('is one, however often the shopper tries', async () => {
    const { dispatch, shown } = shop();
    await dispatch(additionRejected('noSize'));
    await dispatch(additionRejected('noSize'));
    expect(shown()).toHaveLength(1);
  });

  it('is not shown for what succeeds', async () => {
    const { dispatch, shown } = shop();
    await dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await dispatch(lineRemoved({ productId: SHIRT, size: 'M' }));
    expect(shown()).toEqual([]);
  });

  it('is not shown for any other event', async () => {
    const { dispatch, shown } = shop();
    const others = arbitraryAction.filter((event) => !additionRejected.match(event));
    await fc.assert(
      fc.asyncProperty(others, async (event) => {
        await dispatch(event);
        expect(shown()).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { toast, useToaster } from 'react-hot-toast/headless';
import { showToasts } from '../../../src/features/cart/toasts';
import { additionRejected, itemAdded } from '../../../src/features/cart/cartSlice';
import { createStore } from '../../../src/app/store';
import type { RootState } from '../../../src/app/rootReducer';
import { arbitraryAction } from '../../support/events';
import { SHIRT } from '../../support/productIds';
import { removalOf } from '../../support/cart';

const setup = () => {
  const listeners = createListenerMiddleware<RootState>();
  showToasts(listeners);
  const { dispatch } = createStore({ effects: [listeners.middleware] });
  const { result } = renderHook(() => useToaster());
  return {
    // The first toast loads the toast library.
    dispatch: (event: UnknownAction) =>
      act(async () => {
        dispatch(event);
        await import('react-hot-toast/headless');
      }),
    shown: () => result.current.toasts.map(({ message, duration, type }) => ({ message, duration, type })),
  };
};

afterEach(() => act(() => toast.removeAll()));

describe('showToasts', () => {
  it('should ask for a size for five seconds when an item is added without one', async () => {
    const { dispatch, shown } = setup();
    await dispatch(additionRejected('noSize'));
    expect(shown()).toEqual([{ message: 'Select Product Size', duration: 5000, type: 'error' }]);
  });

  it('should show one toast for several attempts', async () => {
    const { dispatch, shown } = setup();
    await dispatch(additionRejected('noSize'));
    await dispatch(additionRejected('noSize'));
    expect(shown()).toHaveLength(1);
  });

  it('should show no toast for a successful change', async () => {
    const { dispatch, shown } = setup();
    await dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await dispatch(removalOf({ productId: SHIRT, size: 'M' }));
    expect(shown()).toEqual([]);
  });

  it('should show no toast for any other event', async () => {
    const { dispatch, shown } = setup();
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

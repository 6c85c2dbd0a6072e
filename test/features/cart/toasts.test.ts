import { createListenerMiddleware } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { showToasts } from '../../../src/features/cart/toasts';
import { additionRejected } from '../../../src/features/cart/cartSlice';
import { createStore } from '../../../src/app/store';
import type { RootState } from '../../../src/app/rootReducer';

afterEach(() => act(() => toast.removeAll()));

it('should show one toast for five seconds after several additions without a size', async () => {
  const listeners = createListenerMiddleware<RootState>();
  showToasts(listeners);
  const { dispatch } = createStore({ effects: [listeners.middleware] });
  const { result } = renderHook(() => useToaster());
  for (let attempts = 0; attempts < 2; attempts += 1)
    await act(async () => {
      dispatch(additionRejected('noSize'));
      // The first toast loads the toast library.
      await import('react-hot-toast/headless');
    });
  expect(result.current.toasts).toMatchObject([
    { message: 'Select Product Size', duration: 5000, type: 'error' },
  ]);
});

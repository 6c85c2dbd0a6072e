import { act, renderHook } from '@testing-library/react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { showToasts } from '../../../src/features/cart/toasts';
import { additionRejected } from '../../../src/features/cart/cartSlice';
import { createStore } from '../../../src/app/store';

afterEach(() => act(() => toast.removeAll()));

it('should show one toast for five seconds after several additions without a size', async () => {
  const store = createStore();
  showToasts(store);
  const { result } = renderHook(() => useToaster());
  for (let attempts = 0; attempts < 2; attempts += 1)
    await act(async () => {
      store.dispatch(additionRejected('noSize'));
      // The first toast loads the toast library.
      await import('react-hot-toast/headless');
    });
  expect(result.current.toasts).toMatchObject([
    { message: 'Select Product Size', duration: 5000, type: 'error' },
  ]);
});

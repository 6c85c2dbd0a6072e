import { act } from '@testing-library/react';
import { queryChanged } from '../../src/features/collection/filtersSlice';
import { renderUrlSync } from '../support/renderUrlSync';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('should write the URL later when the browser rejects it temporarily', async () => {
  const { store, browserUrl, unmount } = await renderUrlSync('/Collections?q=t');
  jest.useFakeTimers();
  const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  store.dispatch(queryChanged('te'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  store.dispatch(queryChanged('tee'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(browserUrl()).toBe('/Collections?q=t');
  replace.mockRestore();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(browserUrl()).toBe('/Collections?q=tee');
  unmount();
});

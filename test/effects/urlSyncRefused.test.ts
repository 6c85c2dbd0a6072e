import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { syncUrl } from '../../src/effects/urlSync';
import { openRouter } from '../../src/effects/router';
import { queryChanged } from '../../src/store/filters';
import { createStore } from '../../src/store/createStore';
import { navigated } from '../../src/store/route';

afterEach(() => jest.useRealTimers());

it('a browser that takes no more addresses for a while has the last one later', async () => {
  jest.useFakeTimers();
  const history = createMemoryHistory({ initialEntries: ['/Collections?q=t'], v5Compat: false });
  const replace = jest.spyOn(history, 'replace').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  const store = createStore();
  store.dispatch(navigated('/Collections?q=t'));
  const router = openRouter(history, () => undefined);
  const unfollow = syncUrl(router, store);
  store.dispatch(queryChanged('te'));
  await jest.advanceTimersByTimeAsync(0);
  store.dispatch(queryChanged('tee'));
  await jest.advanceTimersByTimeAsync(0);
  expect(router.state.location.search).toBe('?q=t');
  replace.mockRestore();
  await jest.advanceTimersByTimeAsync(5000);
  expect(router.state.location.search).toBe('?q=tee');
  unfollow();
});

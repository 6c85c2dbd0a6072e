import { act, render } from '@testing-library/react';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { useScrollRestoration } from '../../src/app/useScrollRestoration';
import { KEEP_SCROLL } from '../../src/app/nextNavigation';
import { testHistory } from '../support/testHistory';

const ids: string[] = [];
const Page = ({ history }: Pick<ReturnType<typeof testHistory>, 'history'>) => {
  const [{ action, location }, setCurrent] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setCurrent), [history]);
  useScrollRestoration(action, location, useDeferredValue(location));
  const id = `${location.key} ${location.pathname}${location.search}`;
  if (ids.at(-1) !== id) ids.push(id);
  return null;
};

const renderPage = () => {
  window.history.pushState(null, '', '/');
  ids.length = 0;
  const router = testHistory();
  render(<Page history={router.history} />);
  return router;
};

const storedIds = () => {
  window.dispatchEvent(new Event('pagehide'));
  const stored: unknown = JSON.parse(sessionStorage.getItem('weft.scroll') ?? '[]');
  return Array.isArray(stored)
    ? stored.map((entry: unknown) => (Array.isArray(entry) ? String(entry[0]) : ''))
    : [];
};

it('should store the positions of the last 100 pages, without those of replaced history entries', async () => {
  const { navigate } = renderPage();
  for (let i = 0; i < 120; i++) await navigate(`/product/${i}`);
  expect(ids).toHaveLength(121);
  for (let i = 0; i < 120; i++) await navigate(`/product/0?q=${i}`, { replace: true, state: KEEP_SCROLL });
  await navigate('/cart');
  expect(storedIds()).toEqual([...ids.slice(0, 120), ...ids.slice(-2)].slice(-100));
});

it('should scroll to the top of a page whose URL is replaced before it is shown', () => {
  const { history } = renderPage();
  const scrollTo = jest.spyOn(window, 'scrollTo');
  act(() => {
    history.push('/collections/');
    history.replace('/Collections', KEEP_SCROLL);
  });
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

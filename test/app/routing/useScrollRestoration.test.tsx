import { act, render } from '@testing-library/react';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useScrollRestoration } from '../../../src/app/routing/useScrollRestoration';
import { KEEP_SCROLL } from '../../../src/app/routing/nextNavigation';
import type { History } from '../../../src/app/routing/urlSync';

const ids: string[] = [];
const Page = ({ history }: { readonly history: History }) => {
  const [{ action, location }, setCurrent] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(setCurrent), [history]);
  useScrollRestoration(action, location, useDeferredValue(location));
  const id = `${location.key} ${location.pathname}${location.search}`;
  if (ids.at(-1) !== id) ids.push(id);
  return null;
};

const renderPage = () => {
  window.history.pushState(null, '', '/');
  ids.length = 0;
  const history = createBrowserHistory({ v5Compat: true });
  render(<Page history={history} />);
  return history;
};

const storedIds = () => {
  window.dispatchEvent(new Event('pagehide'));
  const stored: unknown = JSON.parse(
    sessionStorage.getItem('weft.scroll') ?? '[]',
  );
  return Array.isArray(stored)
    ? stored.map((entry: unknown) =>
        Array.isArray(entry) ? String(entry[0]) : '',
      )
    : [];
};

it('should store the positions of the last 100 pages, without those of replaced history entries', () => {
  const history = renderPage();
  const push = (url: string) => act(() => history.push(url));
  for (let i = 0; i < 120; i++) push(`/product/${i}`);
  expect(ids).toHaveLength(121);
  for (let i = 0; i < 120; i++)
    act(() => history.replace(`/product/0?q=${i}`, KEEP_SCROLL));
  push('/cart');
  expect(storedIds()).toEqual(
    [...ids.slice(0, 120), ...ids.slice(-2)].slice(-100),
  );
});

it('should scroll to the top of a page whose URL is replaced before it is shown', () => {
  const history = renderPage();
  const scrollTo = jest.spyOn(window, 'scrollTo');
  act(() => {
    history.push('/collections/');
    history.replace('/Collections', KEEP_SCROLL);
  });
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

import { act, render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { useScrollRestoration } from '../../src/app/useScrollRestoration';
import { openRouter, type Router } from '../../src/effects/router';

const Page = ({ router }: { readonly router: Router }) => {
  useScrollRestoration(router, router.state);
  return null;
};

const placesKept = () => {
  window.dispatchEvent(new Event('pagehide'));
  const kept: unknown = JSON.parse(sessionStorage.getItem('weft.scroll') ?? '[]');
  return Array.isArray(kept)
    ? kept.map((entry: unknown) => (Array.isArray(entry) ? String(entry[0]) : ''))
    : [];
};

it('keeps the places of the hundred pages that were left last', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = openRouter(createMemoryHistory({ initialEntries: ['/'], v5Compat: false }), () => undefined);
  render(<Page router={router} />);
  const nameOf = () => `${router.state.location.key} ${router.state.location.pathname}`;
  const names = [nameOf()];
  for (let visit = 0; visit < 120; visit++) {
    await act(() => router.navigate(`/product/${visit}`));
    names.push(nameOf());
  }
  expect(placesKept()).toEqual(names.slice(-100));
});

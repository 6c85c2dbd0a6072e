import { act, screen, waitFor } from '@testing-library/react';
import type * as ReactRedux from 'react-redux';
import type { RootState } from '../../../src/app/rootReducer';
import type * as CollectionsModule from '../../../src/features/collection/CollectionsPage';
import { facetToggled } from '../../../src/features/collection/filtersSlice';
import { renderAt } from '../../support/renderAt';
import { heading, link, logo, main } from '../../support/pageHelpers';

const TITLE = 'Unexpected Application Error!';
const SECRET = 'the till is open at line 42';

jest.mock('../../../src/features/editorial/AboutPage', () => ({
  AboutPage: () => {
    throw new TypeError(SECRET);
  },
}));
const mockBroken = { isBroken: false };
jest.mock('../../../src/features/collection/CollectionsPage', () => {
  const { CollectionsPage } = jest.requireActual<typeof CollectionsModule>(
    '../../../src/features/collection/CollectionsPage',
  );
  const { useSelector } = jest.requireActual<typeof ReactRedux>('react-redux');
  return {
    CollectionsPage: () => {
      const hasKids = useSelector(({ filters }: RootState) =>
        filters.categories.includes('Kids'),
      );
      if (mockBroken.isBroken || hasKids) throw new TypeError(SECRET);
      return <CollectionsPage />;
    },
  };
});

const expectErrorPage = (reason: string | RegExp) => {
  expect(main().getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(main().getByText(reason)).toBeVisible();
  expect(
    main().queryByRole('button', { name: 'ADD TO CART' }),
  ).not.toBeInTheDocument();
  expect(logo()).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toContain(TITLE);
};

/**
 * Allows this number of console errors; the returned function expects them to
 * be about the thrown error.
 */
const allowErrors = (times: number) => {
  const consoleError = jest.spyOn(console, 'error');
  consoleError.mockClear();
  for (let i = 0; i < times; i += 1)
    consoleError.mockImplementationOnce(() => undefined);
  return () => {
    expect(consoleError).toHaveBeenCalledTimes(times);
    for (const args of consoleError.mock.calls)
      expect(args.map(String).join(' ')).toContain(SECRET);
  };
};

it.each([
  '/cart/me',
  '/product',
  '/product/linen-camp-shirt',
  '/product/__proto__',
  '/product/constructor',
  '/product/toString',
  '/product/%E0%A4%A',
  '/%',
])(
  'should show the error page inside the layout at a URL without a page: %s',
  async (url) => {
    await renderAt(url);
    expectErrorPage('404 Not Found');
  },
);

it('should show the page of a URL with an invalid percent encoding in its hash', async () => {
  await renderAt('/login#%E0%A4%A');
  expect(await heading('Login')).toBeVisible();
});

describe('page that throws', () => {
  it('should be replaced by the error page without the error message, which links to the home page', async () => {
    const expectErrors = allowErrors(1);
    const { user } = await renderAt('/');
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await heading(TITLE);
    expectErrorPage(/went wrong/);
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 1 })).toHaveFocus(),
    );
    expect(document.body).not.toHaveTextContent(SECRET);
    expect(document.body).not.toHaveTextContent(/TypeError|\bat .*:\d+:\d+/);
    expectErrors();
    await user.click(link(/home/i));
    expect(await heading('Latest Arrivals')).toBeVisible();
  });

  it('should be tried again by the link that leads to it', async () => {
    const expectErrors = allowErrors(2);
    mockBroken.isBroken = true;
    const { user } = await renderAt('/Collections');
    await user.click(link(/collections/i));
    await waitFor(expectErrors);
    expectErrorPage(/went wrong/);
    mockBroken.isBroken = false;
    await user.click(link(/collections/i));
    expect(await heading('All Collections')).toBeVisible();
  });

  it('should be shown again when the filters change on the same page', async () => {
    const expectErrors = allowErrors(1);
    const { store } = await renderAt('/Collections?category=Kids');
    await waitFor(expectErrors);
    expectErrorPage(/went wrong/);
    act(
      () =>
        void store.dispatch(
          facetToggled({ facet: 'categories', value: 'Kids' }),
        ),
    );
    expect(
      main().getByRole('heading', { level: 1, name: 'All Collections' }),
    ).toBeVisible();
  });
});

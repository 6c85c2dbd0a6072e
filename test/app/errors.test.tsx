import { screen, waitFor } from '@testing-library/react';
import type * as CollectionsModule from '../../src/features/collection/CollectionsPage';
import { renderAt } from '../support/renderAt';
import { goTo, header, heading, main } from '../support/pageHelpers';

const TITLE = 'Unexpected Application Error!';
const SECRET = 'the till is open at line 42';

jest.mock('../../src/features/editorial/AboutPage', () => ({
  AboutPage: () => {
    throw new TypeError(SECRET);
  },
}));
const mockBroken = { isBroken: false };
jest.mock('../../src/features/collection/CollectionsPage', () => {
  const { CollectionsPage } = jest.requireActual<typeof CollectionsModule>(
    '../../src/features/collection/CollectionsPage',
  );
  return {
    CollectionsPage: () => {
      if (mockBroken.isBroken) throw new TypeError(SECRET);
      return <CollectionsPage />;
    },
  };
});
jest.mock('../../src/features/editorial/ContactPage', () => {
  throw Object.assign(new Error(SECRET), { name: 'ChunkLoadError' });
});

const expectErrorPage = (reason: string | RegExp) => {
  expect(main().getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(main().getByText(reason)).toBeVisible();
  expect(header().getByRole('link', { name: 'WEFT' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toContain(TITLE);
};

/** Allows this number of console errors; the returned function expects them to be about the thrown error. */
const allowErrors = (times: number) => {
  const consoleError = jest.spyOn(console, 'error');
  consoleError.mockClear();
  for (let i = 0; i < times; i += 1) consoleError.mockImplementationOnce(() => undefined);
  return () => {
    expect(consoleError).toHaveBeenCalledTimes(times);
    for (const args of consoleError.mock.calls) expect(args.map(String).join(' ')).toContain(SECRET);
  };
};

describe('URL without a page', () => {
  it.each([
    '/nowhere',
    '/product',
    '/cart/me',
    '/product/no-such-shirt',
    '/product/linen-camp-shirt',
    '/product/__proto__',
    '/product/constructor',
    '/product/toString',
    '/product/%E0%A4%A',
    '/%',
  ])('should show the error page inside the layout: %s', async (url) => {
    await renderAt(url);
    expectErrorPage('404 Not Found');
  });

  it('should link to the home page and the collections', async () => {
    const { user, router } = await renderAt('/nowhere');
    await user.click(main().getByRole('link', { name: /home/i }));
    expect(await heading('Latest Arrivals')).toBeVisible();
    void router.navigate(-1);
    await heading(TITLE);
    await user.click(main().getByRole('link', { name: /collections/i }));
    expect(await heading('All Collections')).toBeVisible();
  });

  it('should add nothing to the cart', async () => {
    const { store } = await renderAt('/product/constructor');
    expect(main().queryByRole('button', { name: 'ADD TO CART' })).not.toBeInTheDocument();
    expect(store.getState().cart.items).toEqual({});
  });

  it('should move the focus to its heading after a navigation', async () => {
    const { router } = await renderAt('/');
    await goTo(router, '/nowhere');
    expect(main().getByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
  });
});

describe('URL with an invalid percent encoding in its hash', () => {
  it('should show its page', async () => {
    await renderAt('/login#%E0%A4%A');
    expect(await heading('Login')).toBeVisible();
  });
});

describe('page that throws', () => {
  it('should be replaced by the error page without the error message', async () => {
    const expectErrors = allowErrors(1);
    await renderAt('/about');
    expectErrorPage(/went wrong/);
    expect(document.body).not.toHaveTextContent(SECRET);
    expect(document.body).not.toHaveTextContent(/TypeError|\bat .*:\d+:\d+/);
    expectErrors();
  });

  it('should be tried again by the link that leads to it', async () => {
    const expectErrors = allowErrors(2);
    mockBroken.isBroken = true;
    const { user } = await renderAt('/Collections');
    const link = () => main().getByRole('link', { name: /collections/i });
    await user.click(link());
    await waitFor(expectErrors);
    expectErrorPage(/went wrong/);
    mockBroken.isBroken = false;
    await user.click(link());
    expect(await heading('All Collections')).toBeVisible();
  });

  it('should not prevent navigation to other pages', async () => {
    const expectErrors = allowErrors(1);
    const { user } = await renderAt('/');
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await heading(TITLE);
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
    expectErrors();
    await user.click(main().getByRole('link', { name: /home/i }));
    expect(await heading('Latest Arrivals')).toBeVisible();
  });
});

describe('page that cannot be loaded', () => {
  // Online, the document would be reloaded first; see test/app/errors/reloadOnce.test.ts.
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  it('should show an error with a retry button after a navigation', async () => {
    const { user } = await renderAt('/login');
    await user.click(main().getByRole('link', { name: 'Forget your password?' }));
    await heading(TITLE);
    expectErrorPage(/could not be loaded/);
    expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(main().getByRole('link', { name: /collections/i }));
    expect(await heading('All Collections')).toBeVisible();
  });

  it('should show an error as the first page', async () => {
    await renderAt('/Contact');
    expectErrorPage(/could not be loaded/);
    expect(document.body).not.toHaveTextContent(SECRET);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { header, heading, main } from './shop';

const TITLE = 'Unexpected Application Error!';
const SECRET = 'the till is open at line 42';

jest.mock('../../src/pages/AboutPage', () => ({
  AboutPage: () => {
    throw new TypeError(SECRET);
  },
}));
jest.mock('../../src/pages/ContactPage', () => {
  throw Object.assign(new Error(SECRET), { name: 'ChunkLoadError' });
});

const expectErrorPage = (reason: string | RegExp) => {
  expect(main().getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(main().getByText(reason)).toBeVisible();
  expect(header().getByRole('link', { name: 'WEFT' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toContain(TITLE);
};

/** Lets the console hear of an error exactly as often as that, each time of this very one. */
const expectTold = (times: number) => {
  const told = jest.spyOn(console, 'error');
  told.mockClear();
  for (let i = 0; i < times; i += 1) told.mockImplementationOnce(() => undefined);
  return () => {
    expect(told).toHaveBeenCalledTimes(times);
    for (const words of told.mock.calls) expect(words.map(String).join(' ')).toContain(SECRET);
  };
};

describe('an address that leads nowhere', () => {
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
  ])('shows the error page inside the shop: %s', async (address) => {
    await renderAt(address);
    expectErrorPage('404 Not Found');
  });

  it('leads home and to the collections', async () => {
    const { user, router } = await renderAt('/nowhere');
    await user.click(main().getByRole('link', { name: /home/i }));
    expect(await heading('Latest Arrivals')).toBeVisible();
    void router.navigate(-1);
    await heading(TITLE);
    await user.click(main().getByRole('link', { name: /collections/i }));
    expect(await heading('All Collections')).toBeVisible();
  });

  it('adds nothing to the cart', async () => {
    const { store } = await renderAt('/product/constructor');
    expect(main().queryByRole('button', { name: 'ADD TO CART' })).not.toBeInTheDocument();
    expect(store.getState().cart.items).toEqual({});
  });

  it('takes the focus when a link comes to it', async () => {
    const { router } = await renderAt('/');
    await act(() => router.navigate('/nowhere'));
    expect(main().getByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
  });
});

describe('an address whose hash no browser could have encoded', () => {
  it('shows its page all the same', async () => {
    await renderAt('/login#%E0%A4%A');
    expect(await heading('Login')).toBeVisible();
  });
});

describe('a page that throws', () => {
  it('is replaced by the error page, without a word of what was thrown', async () => {
    const checkTold = expectTold(1);
    await renderAt('/about');
    expectErrorPage(/went wrong/);
    expect(document.body).not.toHaveTextContent(SECRET);
    expect(document.body).not.toHaveTextContent(/TypeError|\bat .*:\d+:\d+/);
    checkTold();
  });

  it('lets the shopper go on', async () => {
    const checkTold = expectTold(1);
    const { user } = await renderAt('/');
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await heading(TITLE);
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
    checkTold();
    await user.click(main().getByRole('link', { name: /home/i }));
    expect(await heading('Latest Arrivals')).toBeVisible();
  });
});

describe('a page that cannot be loaded', () => {
  // With a network the whole would be loaded anew first; see test/app/failure/reloadOnce.test.ts.
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  it('says so and how to go on, when a link leads to it', async () => {
    const { user } = await renderAt('/login');
    await user.click(main().getByRole('link', { name: 'Forget your password?' }));
    await heading(TITLE);
    expectErrorPage(/could not be loaded/);
    expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(main().getByRole('link', { name: /collections/i }));
    expect(await heading('All Collections')).toBeVisible();
  });

  it('says so too where the visit begins with it', async () => {
    await renderAt('/Contact');
    expectErrorPage(/could not be loaded/);
    expect(document.body).not.toHaveTextContent(SECRET);
  });
});

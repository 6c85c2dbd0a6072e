import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { arrives, follow, h1, link } from '../support/shopper';

const TITLE = 'Unexpected Application Error!';
const WENT_WRONG = 'Something went wrong on this page.';
const SECRET = 'the till is open at line 42';

/** Whether the header and the toasts throw. */
let mockHeaderThrows = false;
jest.mock('../../src/layout/Toasts', () => ({
  Toasts: () => {
    if (mockHeaderThrows) throw new TypeError(SECRET);
  },
}));
jest.mock('../../src/layout/SiteHeader', () => ({
  SiteHeader: () => {
    if (mockHeaderThrows) throw new TypeError(SECRET);
    return <header />;
  },
}));
jest.mock('../../src/features/collections/CollectionsPage', () => ({
  CollectionsPage: () => {
    throw new TypeError(SECRET);
  },
}));

const expectErrorPage = (reason: string) => {
  expect(h1()).toHaveTextContent(TITLE);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ADD TO CART' })).toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toContain(TITLE);
};

/**
 * Allows this number of console errors; the returned function expects them to
 * be about the thrown error.
 */
const allowErrors = (times: number) => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  return () => {
    expect(logged).toHaveBeenCalledTimes(times);
    for (const args of logged.mock.calls)
      expect(args.map(String).join(' ')).toContain(SECRET);
  };
};

it.each([
  '/cart/me',
  '/product/linen-camp-shirt',
  '/product/constructor',
  '/%',
])(
  'should show the error page inside the layout at a URL without a page: %s',
  async (url) => {
    await renderAt(url);
    expectErrorPage('404 Not Found');
  },
);

describe('page that throws', () => {
  it('should be replaced by the error page without the error message, which links to the home page', async () => {
    const expectErrors = allowErrors(1);
    await renderAt('/');
    await follow('SHOP NOW');
    const heading = await arrives(TITLE);
    expectErrorPage(WENT_WRONG);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.body).not.toHaveTextContent(SECRET);
    expect(document.body).not.toHaveTextContent(/TypeError|\bat .*:\d+:\d+/);
    expectErrors();
    expect(link('Back to the home page')).toHaveAttribute('href', '/');
  });

  it('should be reloaded by the links of the error page', async () => {
    const expectErrors = allowErrors(1);
    await renderAt('/Collections');
    await waitFor(expectErrors);
    const clicked = jest.fn((event: Event) => {
      const isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
      return isLeftToBrowser;
    });
    window.addEventListener('click', clicked, { once: true });
    await follow('See the collections');
    expect(clicked).toHaveReturnedWith(true);
    expectErrorPage(WENT_WRONG);
  });
});

it('should show the page and the footer when the header and the toasts throw', async () => {
  const expectErrors = allowErrors(2);
  mockHeaderThrows = true;
  await renderAt('/login');
  mockHeaderThrows = false;
  expect(h1()).toHaveTextContent('Login');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Company');
  expect(screen.queryByRole('banner')).toBeNull();
  expectErrors();
});

import type * as Data from '../../src/data/settings';
import {
  arrives,
  follow,
  h1,
  link,
  misses,
  productWith,
  renderAt,
  screen,
  sees,
  waitFor,
} from '../support';

const TITLE = 'Unexpected Application Error!';
const WENT_WRONG = 'Something went wrong on this page.';
const SECRET = 'the till is open at line 42';

const mockReported: unknown[] = [];
/** Whether the header throws. */
let mockHeaderThrows = false;
jest.mock('../../src/data/settings', () => {
  const { settings } = jest.requireActual<typeof Data>(
    '../../src/data/settings',
  );
  const onError = (error: unknown) => void mockReported.push(error);
  return { settings: { ...settings, onError } };
});
jest.mock('../../src/layout/SiteHeader', () => ({
  SiteHeader: () => {
    if (mockHeaderThrows) throw new TypeError(SECRET);
    return <header />;
  },
}));

/** A product whose page throws. */
const BROKEN = productWith();
Object.defineProperty(BROKEN, 'description', {
  get: () => {
    throw new TypeError(SECRET);
  },
});

const expectErrorPage = (reason: string) => {
  expect(h1()).toHaveTextContent(TITLE);
  sees(reason);
  misses('button', 'ADD TO CART');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toContain(TITLE);
};

/**
 * Allows console errors; the returned function expects them to be about the
 * thrown error.
 */
const allowErrors = () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  return () => {
    expect(logged).toHaveBeenCalled();
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

it('should replace a page that throws by the error page without the message, whose links reload the document', async () => {
  const expectErrors = allowErrors();
  await renderAt('/', { catalogue: { products: [BROKEN] } });
  await follow('Plain Tee $20 Men');
  const heading = await arrives(TITLE);
  expectErrorPage(WENT_WRONG);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.body).not.toHaveTextContent(SECRET);
  expect(document.body).not.toHaveTextContent(/TypeError|\bat .*:\d+:\d+/);
  expectErrors();
  expect(mockReported).toContainEqual(new TypeError(SECRET));
  expect(link('Back to the home page')).toHaveAttribute('href', '/');
  await follow('See the collections');
  expectErrorPage(WENT_WRONG);
});

it('should show the page and the footer when the header throws', async () => {
  const expectErrors = allowErrors();
  mockHeaderThrows = true;
  await renderAt('/login');
  mockHeaderThrows = false;
  expect(h1()).toHaveTextContent('Login');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Company');
  misses('banner');
  expectErrors();
});

import {
  addToCart,
  checkOut,
  COAT,
  goTo,
  headerLink,
  load,
  openTab,
  placeOrder,
  reload,
  untilStored,
  visit,
  waitForBadge,
} from '../support';

/** Makes each access to a storage throw, as when cookies are blocked. */
const block = () => {
  for (const name of [
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'BroadcastChannel',
  ]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException(
          'Access is denied for this document.',
          'SecurityError',
        );
      },
    });
  }
};

const NOT_KEPT =
  'Your browser may not keep this cart after you close the page.';

it('should complete a purchase in a browser without any storage', async () => {
  const page = await visit(COAT.path, { before: block });
  await addToCart(page, 'M');
  await goTo(page, 'cart');
  await page.getByText(NOT_KEPT).waitFor();
  await checkOut(page);
  await page.getByLabel('First name').fill('Ada');
  await page
    .getByText(
      'Your browser may not keep what you enter if the page is reloaded.',
    )
    .waitFor();
  await placeOrder(page);
  await waitForBadge(page, 1);
  await load(page, '/cart');
  await page.getByText('Your cart is empty.').waitFor();
  await headerLink(page, 'Cart').waitFor();
});

it('should start while the database does not answer, say so, and lose neither what it holds nor what is added meanwhile', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await untilStored(page, 1);
  const blocking = await openTab(page.context(), '/robots.txt', true);
  await blocking.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('weft.cart');
        request.onsuccess = () => {
          const transaction = request.result.transaction('keyval', 'readwrite');
          const carts = transaction.objectStore('keyval');
          // A transaction ends when nothing is requested of it.
          const block = () => {
            if (document.title !== 'free')
              carts.get('record').onsuccess = block;
          };
          block();
          resolve();
        };
      }),
  );
  await reload(page);
  await addToCart(page, 'S');
  await waitForBadge(page, 1);
  await goTo(page, 'cart');
  await page.getByText(NOT_KEPT).waitFor();
  await blocking.evaluate(() => (document.title = 'free'));
  await untilStored(page, 2);
  await waitForBadge(page, 2);
  await page.getByText(NOT_KEPT).waitFor({ state: 'hidden' });
  await reload(page);
  await waitForBadge(page, 2);
});

import { purchaseByKeyboard, tabTo } from '../support/browser/keyboardPurchase';
import { COAT, COAT_PRICE, PAGES } from '../support/browser/pages';
import { openServer } from '../e2e/support/testServer';
import { addRecorder } from './support/recorder';
import { shopperIn } from './support/shopper';
import type { OpenBrowser } from './support/webkit';

const QUANTITY = `Quantity of ${COAT.name}, size M`;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 500, height: 800 };

/** Where each visible text and control is. */
const boxesInPage = async () => {
  // React renders some parts after the styles have changed.
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
  return [
    ...document.body.querySelectorAll('a, button, h1, input, select'),
  ].map((element) => {
    const { x, width } = element.getBoundingClientRect();
    return `${element.localName} ${element.textContent}: ${Math.round(x)}, ${Math.round(width)}`;
  });
};

/** Tests a browser. A journey fails on any console message. */
export const describeJourneys = (openBrowser: OpenBrowser) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    server = await openServer(addRecorder);
  });

  const cleanups: (() => Promise<void>)[] = [];
  const messages: string[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
    expect(messages.splice(0)).toEqual([]);
  });

  /** Opens a browser. Returns what opens a page in a tab. */
  const open = async (viewport = DESKTOP) => {
    const browser = await openBrowser(viewport);
    cleanups.push(browser.close);
    return async (path: string, shop = server.url) => {
      const tab = await browser.openTab();
      cleanups.unshift(async () => {
        const found = await tab.evaluate(() => window.messages?.() ?? []);
        messages.push(...found);
      });
      const shopper = shopperIn(tab, shop);
      await shopper.open(path);
      return shopper;
    };
  };
  const visit = async (path: string, viewport = DESKTOP) => {
    const openTab = await open(viewport);
    return openTab(path);
  };

  it('should complete a purchase by mouse, and keep the cart and the delivery form on reload', async () => {
    const shopper = await visit('/');
    await shopper.follow('COLLECTIONS');
    await shopper.arrives(PAGES.collections.heading);
    await shopper.follow(`${COAT.name} ${COAT_PRICE} Men`);
    await shopper.arrives(COAT.name);
    await shopper.press('ADD TO CART');
    await shopper.press('Dismiss');
    await shopper.misses('button', 'Dismiss');
    await shopper.addToCart('M');
    await shopper.follow('Cart 1');
    await shopper.press(`Remove ${COAT.name}, size M`);
    await shopper.press(`Undo removing ${COAT.name}, size M`);
    await shopper.press('PROCEED TO CHECKOUT');
    await shopper.arrives(PAGES.placeOrder.heading);
    await shopper.fill('textbox', 'First name', 'Ada');
    // The zipcode keeps its digits only.
    await shopper.fill('textbox', 'Zipcode', '02903-1234');
    expect(await shopper.value()).toBe('029031234');
    await shopper.choose('Stripe');
    await shopper.reload();
    await shopper.sees('link', 'Cart 1');
    for (const [field, kept] of [
      ['First name', 'Ada'],
      ['Zipcode', '029031234'],
    ] as const) {
      await shopper.click('textbox', field);
      expect(await shopper.value()).toBe(kept);
    }
    expect(
      await shopper.evaluate(
        () => document.querySelector<HTMLInputElement>('input:checked')?.value,
      ),
    ).toBe('strip');
    await shopper.press('PLACE ORDER');
    await shopper.arrives(PAGES.orders.heading);
    expect(await shopper.url()).toBe('/orders');
  });

  it('should complete a purchase by keyboard with visible focus', async () => {
    const shopper = await visit('/');
    await purchaseByKeyboard({
      ...shopper,
      // A Tab before the heading has the focus would be lost.
      arrives: async (heading) => {
        await shopper.arrives(heading);
        await shopper.untilTrue(
          () => document.activeElement?.localName === 'h1',
        );
      },
    });
    await shopper.sees('link', 'Cart 2');
  });

  it('should stay at the text to which a link leads', async () => {
    const shopper = await visit('/about#:~:text=Privacy%20policy', PHONE);
    await shopper.untilTrue(() => window.scrollY > 0);
  });

  it('should restore the scroll position on Back, Forward and reload', async () => {
    const shopper = await visit('/Collections');
    const { click, untilTrue } = shopper;
    // Firefox anchors the scroll to a part of a pixel.
    const isRestored = () => Math.round(window.scrollY) === 1500;
    await shopper.evaluate(() => window.scrollTo(0, 1500));
    await click('checkbox', 'Kids');
    await untilTrue(() => window.scrollY < 1500);
    await shopper.back();
    await untilTrue(isRestored);
    await shopper.evaluate(() =>
      document.querySelector<HTMLElement>('main li a')?.click(),
    );
    await untilTrue(() => window.scrollY === 0);
    await shopper.evaluate(() => window.scrollTo(0, 200));
    // The place is saved a moment after the last scroll.
    await untilTrue(() => Reflect.get(history.state ?? {}, 'scroll') === 200);
    await shopper.back();
    await untilTrue(isRestored);
    await shopper.evaluate(() => window.history.forward());
    await untilTrue(() => window.scrollY === 200);
    await shopper.back();
    await untilTrue(isRestored);
    await shopper.reload();
    await untilTrue(isRestored);
  });

  it('should show an item in a tab that is added in another', async () => {
    const openTab = await open();
    const first = await openTab(COAT.path);
    const second = await openTab(COAT.path);
    await first.addToCart('M');
    await first.sees('link', 'Cart 1');
    await second.sees('link', 'Cart 1');
    await second.addToCart('L');
    await first.sees('link', 'Cart 2');
    expect(await first.find('link', 'Cart 1')).toBeUndefined();
  });

  it('should load every route, also without a network after one visit', async () => {
    const server = await openServer(addRecorder);
    const openTab = await open();
    const shopper = await openTab('/', server.url);
    const openAll = async () => {
      for (const { path, heading } of Object.values(PAGES)) {
        await shopper.open(path);
        await shopper.arrives(heading);
      }
    };
    await openAll();
    await shopper.untilTrue(
      () => navigator.serviceWorker.controller?.state === 'activated',
    );
    server.stop();
    await shopper.evaluate(() =>
      sessionStorage.setItem('test.offline', 'true'),
    );
    await openAll();
    await shopper.open(COAT.path);
    await shopper.addToCart('M');
    await shopper.follow('Cart 1');
    await shopper.arrives(PAGES.cart.heading);
    await shopper.reload();
    await shopper.sees('link', 'Cart 1');
    expect(await shopper.url()).toBe('/cart');
  });

  it('should take whole numbers from 1 to 9999 while they are typed, and nothing else', async () => {
    const shopper = await visit(COAT.path);
    await shopper.addToCart('M');
    await shopper.follow('Cart 1');
    for (const [typed, taken] of [
      ['2.5', '2'],
      ['10000', '1000'],
      ['1e3', '1'],
      ['0', '7'],
    ] as const) {
      await shopper.fill('spinbutton', QUANTITY, '7');
      await shopper.fill('spinbutton', QUANTITY, typed);
      await shopper.pressKey('Tab');
      await shopper.click('spinbutton', QUANTITY);
      expect(await shopper.value()).toBe(taken);
      await shopper.sees('link', `Cart ${taken}`);
    }
  });

  it('should show the images of a product in a lightbox', async () => {
    const shopper = await visit(COAT.path);
    await shopper.press('Zoom in');
    await shopper.sees('dialog', `${COAT.name}, close up`);
    await shopper.untilTrue(
      () => document.querySelectorAll('dialog img').length === 4,
    );
    await shopper.pressKey('Escape');
    await shopper.misses('dialog', `${COAT.name}, close up`);
    expect(await shopper.focused()).toBe('Zoom in');
  });

  it('should open the profile menu by mouse and by keyboard', async () => {
    const shopper = await visit('/');
    await shopper.hover('link', 'Profile');
    await shopper.follow('Orders');
    await shopper.arrives(PAGES.orders.heading);
    await shopper.hover('heading', PAGES.orders.heading);
    await shopper.open('/');
    await tabTo(/^Profile$/, shopper.focusNext);
    for (const name of ['My profile', 'Orders', 'Logout']) {
      await shopper.pressKey('Tab');
      expect(await shopper.focused()).toBe(name);
    }
    await shopper.pressKey('Escape');
    expect(await shopper.focused()).toBe('Profile');
    await shopper.misses('link', 'Logout');
  });

  it('should fit each page to the window when it gets narrower or wider', async () => {
    const shopper = await visit('/');
    for (const { path, heading } of Object.values(PAGES)) {
      await shopper.open(path);
      await shopper.arrives(heading);
      const wide = await shopper.evaluate(boxesInPage);
      await shopper.resize(PHONE);
      const narrowed = await shopper.evaluate(boxesInPage);
      await shopper.reload();
      await shopper.arrives(heading);
      expect([path, narrowed]).toEqual([
        path,
        await shopper.evaluate(boxesInPage),
      ]);
      await shopper.resize(DESKTOP);
      expect([path, await shopper.evaluate(boxesInPage)]).toEqual([path, wide]);
    }
  });

  it('should open the menu and the filter sheet on a phone', async () => {
    const shopper = await visit('/', PHONE);
    await shopper.press('Menu');
    await shopper.sees('dialog', 'Menu');
    await shopper.pressKey('Escape');
    await shopper.misses('dialog', 'Menu');
    expect(await shopper.focused()).toBe('Menu');
    await shopper.press('Menu');
    await shopper.sees('dialog', 'Menu');
    await shopper.follow('COLLECTIONS');
    await shopper.arrives(PAGES.collections.heading);
    await shopper.press('Filter');
    await shopper.sees('checkbox', 'Men');
    // WebKit would show a focus ring on a control that is focused after a tap.
    const focused = await shopper.evaluate(
      () => document.activeElement?.localName,
    );
    expect(focused).toBe('dialog');
    await shopper.tick('Men');
    await shopper.press('Close filters');
    await shopper.sees('button', 'Filter (1)');
    expect(await shopper.url()).toBe('/Collections?category=Men');
  });
};

import { PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { goToCart } from './support/actions';
import { centerOf } from './support/boxes';
import { button } from './support/controls';
import { PHONE } from './support/devices';
import { visitState } from './support/pageState';
import { swipe } from './support/touch';
import { toUrl } from './support/visit';

/** A second press within this time is ignored. */
const DOUBLE_MS = 500;

const { cart, orders, placeOrder } = PAGES;

const clickTwice = (element: HTMLElement) => {
  element.click();
  element.click();
};

describe('PROCEED TO CHECKOUT and PLACE ORDER at the same position on a phone', () => {
  /**
   * Opens a cart that is long enough to scroll, and returns the centre of its
   * button.
   */
  const openCart = async () => {
    const page = await visitState('long-cart', PHONE);
    const proceed = button(page, 'PROCEED TO CHECKOUT');
    const { x, y } = await centerOf(proceed);
    return { page, proceed, x, y };
  };

  it('should not both be pressed by a double tap or a double click', async () => {
    const { page, x, y } = await openCart();
    const doubleTap = (pause: number) => async () => {
      await swipe(page, y, x);
      await page.waitForTimeout(pause);
      await swipe(page, y, x);
    };
    const doubleClick = () => page.mouse.dblclick(x, y, { delay: 40 });
    for (const press of [...[0, 60, 150].map(doubleTap), doubleClick]) {
      // On a busy machine the two presses may be separate ones.
      for (let isDouble = false; !isDouble;) {
        const start = Date.now();
        await press();
        isDouble = Date.now() - start < DOUBLE_MS;
        await arrives(page, /Delivery Information|My Orders/);
        await page.waitForTimeout(300);
        if (isDouble) expect(toUrl(page)).toBe(placeOrder.path);
        await goToCart(page);
      }
    }
  });

  it('should add one history entry for two clicks, and work by keyboard', async () => {
    const { page, proceed } = await openCart();
    const place = button(page, 'PLACE ORDER');
    await proceed.evaluate(clickTwice);
    await arrives(page, placeOrder.heading);
    await place.evaluate(clickTwice);
    await arrives(page, orders.heading);
    await page.goBack();
    await arrives(page, placeOrder.heading);
    await page.goBack();
    await arrives(page, cart.heading);

    await proceed.press('Enter');
    await place.press('Enter');
    await arrives(page, orders.heading);
    expect(toUrl(page)).toBe(orders.path);
  });

  it('should both be pressed by two separate taps', async () => {
    const { page, x, y } = await openCart();
    await swipe(page, y, x);
    await arrives(page, placeOrder.heading);
    await page.waitForTimeout(700);
    await swipe(page, y, x);
    await arrives(page, orders.heading);
  });
});

import { PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { centerOf } from './support/boxes';
import { button } from './support/controls';
import { PHONE } from './support/devices';
import { visitState } from './support/pageState';
import { swipe } from './support/touch';
import { toUrl } from './support/visit';

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

import { COAT, PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { boxOf } from './support/boxes';
import { swipe } from './support/touch';
import { toUrl, visit } from './support/visit';
import { addToCart, goToCart } from './support/actions';

/** A second press within this time is ignored. */
const DOUBLE_MS = 500;

describe('PROCEED TO CHECKOUT and PLACE ORDER at the same position on a phone', () => {
  /**
   * Opens a cart that is long enough to scroll, and returns the centre of its
   * button.
   */
  const fillCart = async () => {
    const page = await visit(COAT.path, PHONE);
    for (const size of ['S', 'M', 'L', 'XL']) await addToCart(page, size);
    await goToCart(page);
    const proceed = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
    const { x, y, width, height } = await boxOf(proceed);
    return { page, proceed, x: x + width / 2, y: y + height / 2 };
  };

  it('should not both be pressed by a double tap or a double click', async () => {
    const { page, x, y } = await fillCart();
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
        await page
          .getByRole('heading', {
            level: 1,
            name: /Delivery Information|My Orders/,
          })
          .waitFor();
        await page.waitForTimeout(300);
        if (isDouble) expect(toUrl(page)).toBe('/place-order');
        await goToCart(page);
      }
    }
  });

  it('should add one history entry each when clicked twice before the next page is shown', async () => {
    const { page, proceed } = await fillCart();
    const clickTwice = (button: HTMLElement) => {
      button.click();
      button.click();
    };
    await proceed.evaluate(clickTwice);
    await arrives(page, PAGES.placeOrder.heading);
    await page
      .getByRole('button', { name: 'PLACE ORDER' })
      .evaluate(clickTwice);
    await arrives(page, PAGES.orders.heading);
    await page.goBack();
    await arrives(page, PAGES.placeOrder.heading);
    await page.goBack();
    await arrives(page, PAGES.cart.heading);
  });

  it('should both be pressed by two separate taps, and by keyboard without a delay', async () => {
    const { page, proceed, x, y } = await fillCart();
    await swipe(page, y, x);
    await arrives(page, PAGES.placeOrder.heading);
    await page.waitForTimeout(700);
    await swipe(page, y, x);
    await arrives(page, PAGES.orders.heading);

    await goToCart(page);
    await proceed.press('Enter');
    await page.getByRole('button', { name: 'PLACE ORDER' }).press('Enter');
    await arrives(page, PAGES.orders.heading);
    expect(toUrl(page)).toBe('/orders');
  });
});

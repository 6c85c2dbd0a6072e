import { COAT, PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { boxOf, swipe } from './support/gallery';
import { toUrl, visit } from './support/visit';
import { addToCart, goToCart } from './support/actions';

describe('PROCEED TO CHECKOUT and PLACE ORDER at the same position on a phone', () => {
  /** Opens a cart that is long enough to scroll, and returns the centre of its button. */
  const fillCart = async () => {
    const page = await visit(COAT.path, PHONE);
    for (const size of ['S', 'M', 'L', 'XL']) await addToCart(page, size);
    await goToCart(page);
    const proceed = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
    const { x, y, width, height } = await boxOf(proceed);
    return { page, proceed, x: x + width / 2, y: y + height / 2 };
  };

  it.each([0, 60, 150, 300])(
    'should not both be pressed by a double tap with %i ms between',
    async (pause) => {
      const { page, x, y } = await fillCart();
      await swipe(page, y, x);
      await page.waitForTimeout(pause);
      await swipe(page, y, x);
      await arrives(page, PAGES.placeOrder.heading);
      await page.waitForTimeout(300);
      expect(toUrl(page)).toBe('/place-order');
      await page.goBack();
      await arrives(page, PAGES.cart.heading);
    },
  );

  it('should not both be pressed by a double click', async () => {
    const { page, x, y } = await fillCart();
    await page.mouse.dblclick(x, y, { delay: 40 });
    await arrives(page, PAGES.placeOrder.heading);
    await page.waitForTimeout(300);
    expect(toUrl(page)).toBe('/place-order');
  });

  it('should add one history entry each when clicked twice before the next page is shown', async () => {
    const { page, proceed } = await fillCart();
    const clickTwice = (button: HTMLElement) => {
      button.click();
      button.click();
    };
    await proceed.evaluate(clickTwice);
    await arrives(page, PAGES.placeOrder.heading);
    await page.getByRole('button', { name: 'PLACE ORDER' }).evaluate(clickTwice);
    await arrives(page, PAGES.orders.heading);
    await page.goBack();
    await arrives(page, PAGES.placeOrder.heading);
    await page.goBack();
    await arrives(page, PAGES.cart.heading);
  });

  it('should both be pressed by two separate taps', async () => {
    const { page, x, y } = await fillCart();
    await swipe(page, y, x);
    await arrives(page, PAGES.placeOrder.heading);
    await page.waitForTimeout(700);
    await swipe(page, y, x);
    await arrives(page, PAGES.orders.heading);
    expect(toUrl(page)).toBe('/orders');
  });

  it('should both be pressed by keyboard without a delay', async () => {
    const { page, proceed } = await fillCart();
    await proceed.press('Enter');
    await page.getByRole('button', { name: 'PLACE ORDER' }).press('Enter');
    await arrives(page, PAGES.orders.heading);
    expect(toUrl(page)).toBe('/orders');
  });
});

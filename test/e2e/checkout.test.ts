import { COAT, PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { boxOf, swipe } from './support/gallery';
import { toUrl, visit } from './support/visit';
import { addToCart, goToCart, totalOf } from './support/actions';

const FIELDS = {
  'First name': 'Zoë <b>',
  'Last name': 'O’Hara',
  'Email address': 'zoe@example.com',
  Street: '1 Loom Street; DROP TABLE',
  City: 'Providence',
  State: 'RI',
  Zipcode: '02903',
  Country: 'United States',
  Phone: '0015550142',
};

it('should accept the delivery fields as typed and keep them after navigation', async () => {
  const page = await visit('/place-order');
  for (const [label, text] of Object.entries(FIELDS)) {
    const field = page.getByLabel(label, { exact: true });
    expect(await field.getAttribute('required')).toBeNull();
    expect(await field.getAttribute('autocomplete')).toBeTruthy();
    await field.pressSequentially(text);
  }
  await page.getByRole('radio', { name: 'Stripe' }).check();
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await arrives(page, 'Contact us');
  await page.goBack();
  await arrives(page, 'Delivery Information');
  for (const [label, text] of Object.entries(FIELDS)) {
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
  }
  expect(await page.locator('input[name="payment"]:checked').getAttribute('value')).toBe('strip');
});

it('should use a numeric input mode and keep only digits in numeric fields', async () => {
  const page = await visit('/place-order');
  for (const label of ['Zipcode', 'Phone']) {
    const field = page.getByLabel(label, { exact: true });
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    await field.pressSequentially('+1 (555) 010-0142');
    expect(await field.inputValue()).toBe('15550100142');
  }
});

it('should offer three payment methods with cash on delivery selected', async () => {
  const page = await visit('/place-order');
  const values = await page
    .locator('input[name="payment"]')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  expect(values).toEqual(['strip', 'razorpay', 'cod']);
  expect(await page.locator('input[name="payment"]:checked').getAttribute('value')).toBe('cod');
  await page.getByText('Razorpay').click();
  expect(await page.locator('input[name="payment"]:checked').getAttribute('value')).toBe('razorpay');
});

it('should open the orders and keep the cart when an order is placed', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await goToCart(page);
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await arrives(page, 'Delivery Information');
  expect(await totalOf(page, 'Total')).toBe('$330.00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await page.waitForURL('**/orders');
  await arrives(page, 'My Orders');
  expect(
    await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ready to ship' }).count(),
  ).toBe(3);
  await goToCart(page);
  expect(await totalOf(page, 'Total')).toBe('$330.00');
});

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

it('should stay on the page when Enter is pressed in the delivery form', async () => {
  const page = await visit('/place-order');
  await page.getByLabel('City').fill('Providence');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/place-order');
  expect(await page.getByLabel('City').inputValue()).toBe('Providence');
});

it('should show three sample orders and expand the tracking steps of one', async () => {
  const page = await visit('/orders');
  const items = page.getByRole('main').getByRole('listitem').filter({ hasText: '16 Sep 2024' });
  expect(await items.count()).toBe(3);
  for (const item of await items.all()) {
    const text = await item.innerText();
    for (const words of ['Quantity: 1', 'Size: M', 'Ready to ship']) expect(text).toContain(words);
  }
  const track = items.first().getByRole('button', { name: 'Track Order' });
  await track.click();
  expect(await track.getAttribute('aria-expanded')).toBe('true');
  expect(await items.first().innerText()).toMatch(/Ordered\s+Ready to ship \(now\)\s+On its way\s+Delivered/);
  await track.click();
  expect(await items.first().innerText()).not.toContain('Delivered');
});

import { products } from '../../src/data/products';
import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { openScene } from '../../tools/browser/scenes';
import { arrives } from '../../tools/browser/waitFor';
import { DEVICES } from './support/devices';
import { focusComesTo, focusOf } from './support/focus';
import { SHOP, visit } from './support/shopper';

jest.setTimeout(60_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** Presses a control as a keyboard does, and waits until what is called so has focus, in plain sight. */
const press = async (page: Page, control: Locator, due: string | RegExp, key = 'Enter') => {
  await control.focus();
  await control.press(key);
  let seen = await focusOf(page);
  const end = Date.now() + 2000;
  const isDue = () => (typeof due === 'string' ? seen.name === due : due.test(seen.name));
  while ((!isDue() || seen.lost) && Date.now() < end) seen = await focusOf(page);
  expect(seen).toEqual({ name: isDue() ? seen.name : due, lost: undefined });
};

it('hands focus on from a line to its Undo and back, to the last line', async () => {
  const page = await visit('/', DEVICES.desktop);
  await openScene(page, SHOP, 'cart');
  const undo = `Undo removing ${COAT.name}`;
  await press(page, button(page, `Remove ${COAT.name}, size M`), `${undo}, size M`);
  await press(page, button(page, `${undo}, size M`), `Remove ${COAT.name}, size M`);
  await press(page, button(page, `Remove ${COAT.name}, size L`), `${undo}, size L`);
  await press(page, button(page, `Remove ${COAT.name}, size M`), `${undo}, size M`);
  await page.getByText('Your cart is empty.').waitFor();
});

it('hands focus on from chip to chip, and from the last one to the result', async () => {
  const page = await visit('/Collections?category=Women&type=Topwear&q=e', DEVICES.desktop);
  await press(page, button(page, 'Remove filter Topwear'), /“e”/);
  await press(page, button(page, 'Remove filter “e”'), 'Clear all');
  await press(page, button(page, 'Remove filter Women'), new RegExp(`${products.length} products`));
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  await press(page, button(page, 'Clear all'), new RegExp(`${products.length} products`));
  await openScene(page, SHOP, 'empty-result');
  await press(page, button(page, 'Show everything'), new RegExp(`${products.length} products`));
});

it('gives focus back to whatever opened what has closed', async () => {
  const page = await visit('/Collections', DEVICES.desktop);
  await press(page, button(page, 'Search'), 'Search');
  await press(page, button(page, 'Close search'), 'Search');
  const profile = page.getByRole('link', { name: 'Profile' });
  await profile.focus();
  const orders = page.getByRole('banner').getByRole('link', { name: 'Orders' });
  await orders.waitFor();
  await press(page, orders, 'Profile', 'Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = button(page, 'Menu');
  await menu.press('Enter');
  await press(page, button(page, 'Close menu'), 'Menu');
  await menu.press('Enter');
  await press(page, button(page, 'Close menu'), 'Menu', 'Escape');
  await menu.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'ABOUT' }).press('Enter');
  await arrives(page, 'About us');
  await focusComesTo(page, 'H1');
});

it('keeps focus where a press changes what is around it', async () => {
  const page = await visit('/login', DEVICES.desktop);
  await press(page, button(page, 'Create an account'), 'Login Here');
  await press(page, button(page, 'Login Here'), 'Create an account');
  await openScene(page, SHOP, 'orders');
  await press(page, button(page, 'Track Order'), 'Track Order');
  await press(page, button(page, 'Track Order'), 'Track Order');
  await openScene(page, SHOP, 'contact');
  await press(page, button(page, 'Explore Jobs'), 'Explore Jobs');
});

it('keeps focus in sight above what stays at the foot of a phone', async () => {
  const page = await visit('/', DEVICES.phone);
  await openScene(page, SHOP, 'cart-99');
  const foot = await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).boundingBox();
  const bin = page.getByRole('button', { name: /^Remove/ }).nth(9);
  await bin.tap();
  const gone = await focusOf(page);
  expect(gone.name).toMatch(/^Undo/);
  expect(gone.lost).not.toMatch(/under|beyond|nothing/);
  // The line that comes back is higher than the gap that it leaves, and this stands just above the foot.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.evaluate(
    (element, edge) => window.scrollBy(0, element.getBoundingClientRect().bottom - edge),
    (foot?.y ?? 0) - 70,
  );
  await undo.tap();
  const back = await focusOf(page);
  expect(back.name).toMatch(/^Remove/);
  expect(back.lost).not.toMatch(/under|beyond|nothing/);
});

it.each(['cart', 'placeOrder', 'product', 'filtered'])(
  'shows every stop of the keyboard on a narrow screen, there and back: %s',
  async (name) => {
    const page = await visit('/', DEVICES.phone);
    await openScene(page, SHOP, name);
    await page.evaluate(() => document.querySelector('h1')?.focus());
    const lost: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < 30; stops++) {
        await page.keyboard.press(key);
        const stop = await focusOf(page);
        // Past the last stop is the browser's own bar.
        if (stop.name === 'the page') break;
        if (stop.lost) lost.push(`${key}: ${stop.name} is ${stop.lost}`);
      }
    }
    expect(lost).toEqual([]);
  },
);

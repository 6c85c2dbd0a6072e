import type { Page } from 'playwright-core';
import { arrives } from '../../tools/waiting';
import { addressOf, visit } from './support/shopper';

const ROUTES = [
  ['/', 'Latest Arrivals'],
  ['/Collections', 'All Collections'],
  ['/about', 'About us'],
  ['/Contact', 'Contact us'],
  ['/product/melton-overcoat-charcoal', 'Melton Overcoat, Charcoal'],
  ['/cart', 'Your Cart'],
  ['/login', 'Login'],
  ['/place-order', 'Delivery Information'],
  ['/orders', 'My Orders'],
] as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const bar = (page: Page) => page.getByRole('search');
const icon = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

it('has one heading, a title of its own and no sideways scroll on every route, at every width', async () => {
  const page = await visit('/');
  const titles = new Set<string>();
  for (const [path, heading] of ROUTES) {
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(new URL(path, page.url()).href);
      await arrives(page, heading);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    titles.add(await page.title());
  }
  expect(titles.size).toBe(ROUTES.length);
});

it('leads everywhere from the header, brings focus to the heading and says the title', async () => {
  const page = await visit('/');
  expect(await focused(page)).toBe('BODY');
  for (const [link, heading] of [
    ['COLLECTIONS', 'All Collections'],
    ['ABOUT', 'About us'],
    ['CONTACT', 'Contact us'],
    ['HOME', 'Latest Arrivals'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await arrives(page, heading);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    const said = await page.getByRole('status').allInnerTexts();
    expect(said).toContain(await page.title());
  }
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true }).click();
  await arrives(page, 'Contact us');
  await page.getByRole('banner').getByRole('link', { name: 'WEFT' }).click();
  await arrives(page, 'Latest Arrivals');
});

it('answers to paths in any letter case and writes them as links do', async () => {
  const page = await visit('/COLLECTIONS/?category=Men');
  await page.waitForURL((url) => url.pathname + url.search === '/Collections?category=Men');
  await arrives(page, 'All Collections');
});

it.each(['/nowhere', '/product', '/cart/more', '/a.html', '//evil.example/x', '/%E0%A4%A', '/my-collection'])(
  'shows the error page at %s, inside of the shop',
  async (path) => {
    const page = await visit(path);
    await arrives(page, 'Unexpected Application Error!');
    await page.getByText('404 Not Found').waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'See the collections' }).click();
    await arrives(page, 'All Collections');
  },
);

it('searches only where the path speaks of a collection', async () => {
  const page = await visit('/Collections');
  expect(await bar(page).count()).toBe(0);
  await icon(page).click();
  await bar(page).waitFor();
  expect(await focused(page)).toBe('INPUT');
  await page.keyboard.type('coat');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).click();
  await arrives(page, 'About us');
  expect(await bar(page).count()).toBe(0);
});

it('keeps the query behind a closed bar, without applying it', async () => {
  const page = await visit('/Collections?q=coat');
  const found = page.getByRole('main').getByRole('status');
  expect(await found.innerText()).not.toBe('52 products');
  await page.getByRole('button', { name: 'Close search' }).click();
  expect(await bar(page).count()).toBe(0);
  expect(await found.innerText()).toBe('52 products');
  expect(addressOf(page)).toBe('/Collections');
  await icon(page).click();
  expect(await page.getByRole('searchbox').inputValue()).toBe('coat');
  expect(addressOf(page)).toBe('/Collections?q=coat');
});

it('goes to the collections and opens the bar when the search icon is pressed elsewhere', async () => {
  const page = await visit('/about');
  await icon(page).click();
  await arrives(page, 'All Collections');
  await bar(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.waitForURL((url) => url.pathname + url.search === '/Collections');
  await page.goBack();
  await arrives(page, 'About us');
});

it('opens the profile menu to a mouse, a keyboard and a finger', async () => {
  const page = await visit('/');
  const profile = page.getByRole('link', { name: 'Profile' });
  const orders = page.getByRole('banner').getByRole('link', { name: 'Orders' });
  expect(await orders.isVisible()).toBe(false);
  await profile.hover();
  expect(await orders.isVisible()).toBe(true);
  await page.mouse.move(10, 600);
  await orders.waitFor({ state: 'hidden' });

  await icon(page).focus();
  await page.keyboard.press('Tab');
  expect(await orders.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await orders.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Profile');

  const phone = await visit('/', { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await phone.getByRole('link', { name: 'Profile' }).tap();
  expect(addressOf(phone)).toBe('/');
  await phone.getByRole('banner').getByRole('link', { name: 'My profile' }).tap();
  await arrives(phone, 'Login');
});

it('follows the profile icon to the login page', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'Profile' }).click();
  await arrives(page, 'Login');
});

it('has a menu on a phone, that Esc closes and a link follows', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  expect(await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).isVisible()).toBe(
    false,
  );
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await open.click();
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await arrives(page, 'About us');
  await menu.waitFor({ state: 'hidden' });
});

it('has the profile in the menu too, and closes the menu on Back', async () => {
  const page = await visit('/about', { viewport: { width: 360, height: 740 } });
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await menu.getByRole('link', { name: 'Orders' }).click();
  await arrives(page, 'My Orders');
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  expect(await menu.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  await page.goBack();
  await arrives(page, 'About us');
  await menu.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

it('has room for a finger on everything in the header of the narrowest phone', async () => {
  const page = await visit('/', { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  const head = page.getByRole('banner');
  const targets = await head.locator('a:visible, button:visible').all();
  expect(targets).toHaveLength(5);
  let edge = 0;
  for (const target of targets) {
    const box = await target.boundingBox();
    if (!box) throw new Error('A target of the header is not there.');
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(edge);
    edge = box.x + box.width;
  }
  expect(edge).toBeLessThanOrEqual(320);
  expect((await head.boundingBox())?.height).toBe(56);
});

it('puts a message under the header, and takes it away when asked, without losing focus', async () => {
  const page = await visit('/product/melton-overcoat-charcoal', { viewport: { width: 360, height: 740 } });
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  await add.click();
  const message = page.getByRole('alert');
  await message.waitFor();
  const foot = await page.getByRole('banner').boundingBox();
  expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0));
  const cross = page.getByRole('button', { name: 'Dismiss' });
  await cross.focus();
  await page.keyboard.press('Enter');
  await message.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('ADD TO CART');
});

it('skips the header for the keyboard', async () => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('MAIN');
});

it('tells of jobs in place', async () => {
  const page = await visit('/Contact');
  for (const words of ['48 Loom Street', '+1 (555) 010-0142', 'hello@weft.example']) {
    await page.getByRole('main').getByText(words).first().waitFor();
  }
  await page.getByRole('button', { name: 'Explore Jobs' }).click();
  await page.getByText('no openings today').waitFor();
  expect(addressOf(page)).toBe('/Contact');
});

it('tells what the shop is about', async () => {
  const page = await visit('/about');
  for (const words of [
    'Our mission',
    'Why choose us',
    'Quality Assurance',
    'Convenience',
    'Exceptional Customer Service',
  ]) {
    await page.getByRole('heading', { name: words }).waitFor();
  }
});

it('leads from the footer to pages that exist', async () => {
  const page = await visit('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    expect(href).toMatch(/^(\/|\/about|\/Contact|tel:.+|mailto:.+)$/);
  }
});

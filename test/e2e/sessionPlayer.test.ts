import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator } from 'playwright-core';
import { itemAdded, lineRemoved } from '../../src/store/cart';
import { fieldChanged } from '../../src/store/checkout';
import { navigated } from '../../src/store/route';
import { until } from '../../tools/browser/waitFor';
import { axeViolations } from './support/axe';
import { openContext } from './support/visit';

const LINE = { productId: 'linen-camp-shirt-sand', size: 'M' };
/** Would end the script element that holds the session. */
const MARKUP = '</script><h1>x';

const typed = ['P', 'Pr', 'Pro', MARKUP].map((text) => fieldChanged({ field: 'city', text }));

/** Row by row: the product page, an addition, the cart, the form with four letters, a violated invariant. */
const EVENTS = [
  navigated(`/product/${LINE.productId}`),
  itemAdded(LINE),
  navigated('/cart'),
  lineRemoved(LINE),
  navigated('/place-order'),
  ...typed,
  { type: fieldChanged.type, payload: { field: 'state', text: 7 } },
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-player-'));
  const write = (name: string, value: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    return join(folder, name);
  };
  const session = write('session.json', { payload: EVENTS });
  const expected = write('expected.json', { url: '/cart' });
  const command = ['--require', 'tsx/cjs', 'tools/sessions/replayCommand.ts', session, '--expect', expected];
  const out = ['--out', join(folder, 'player.html')];
  const { status, stdout } = spawnSync(process.execPath, [...command, ...out], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, expect.stringMatching(/player\.html: 2\.\d MB\n$/)]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const problems: string[] = [];
afterEach(() => expect(problems.splice(0)).toEqual([]));

/** Opens the player from the disk. A test fails on any console message and on any request for another file. */
const openPlayer = async (hash: string) => {
  const { href } = pathToFileURL(join(folder, 'player.html'));
  const context = await openContext();
  const page = await context.newPage();
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (request.url() !== href && !request.url().startsWith('blob:')) problems.push(request.url());
  });
  await page.goto(href + hash);
  await page.locator('[aria-busy=false]').waitFor();
  const slider = page.getByRole('slider', { name: 'Event' });
  return {
    page,
    shop: page.frameLocator('iframe'),
    details: page.getByRole('region', { name: 'Details' }),
    rows: page.getByRole('listbox', { name: 'Events' }).getByRole('option'),
    /** The number of the shown event. */
    position: () => page.getByRole('status').textContent(),
    goTo: (event: number) => slider.fill(String(event)),
  };
};

let player: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  player = await openPlayer('#1');
});
afterAll(() => player.page.context().close());

it('should begin at the event of the hash, and show the page after each event', async () => {
  const { page, shop, rows, position } = player;
  expect(await page.title()).toBe('session.json');
  expect(await position()).toBe('1 of 10');
  expect(await rows.allTextContents()).toEqual([
    '0Initial state',
    `1route/navigated /product/${LINE.productId}`,
    `2cart/itemAdded ${LINE.productId} M`,
    '3route/navigated /cart',
    `4cart/lineRemoved ${LINE.productId} M`,
    '5route/navigated /place-order',
    `6–9checkout/fieldChanged city ${JSON.stringify(MARKUP)}`,
    '10checkout/fieldChanged state 7',
  ]);
  await shop.getByRole('heading', { name: 'Linen Camp Shirt, Sand', level: 1 }).waitFor();
  await rows.nth(2).click();
  await shop.getByRole('link', { name: /^Cart ?1$/ }).waitFor();
  await rows.nth(3).click();
  await shop.getByRole('heading', { name: 'Your Cart' }).waitFor();
  await shop.getByText('Linen Camp Shirt, Sand').first().waitFor();
});

it('should hold the images of the shop', async () => {
  const { shop, goTo } = player;
  const isDecoded = async (alt: RegExp) => {
    const image = shop.getByRole('img', { name: alt }).first();
    await image.scrollIntoViewIfNeeded();
    return image.evaluate((node) => node instanceof HTMLImageElement && node.decode().then(() => true));
  };
  await goTo(1);
  expect(await isDecoded(/^Linen Camp Shirt, Sand: the front/)).toBe(true);
  await goTo(0);
  expect(await isDecoded(/laid out together/)).toBe(true);
  expect(await isDecoded(/^(?!Linen Camp Shirt, Sand).*: the front/)).toBe(true);
});

it('should show the changes, the used transition, the payload and the state of an event', async () => {
  const { page, details, goTo, position } = player;
  await goTo(4);
  await details.getByRole('heading', { name: '4 cart/lineRemoved' }).waitFor();
  expect(await details.getByRole('listitem').first().textContent()).toBe(
    `cart.items.${LINE.productId} {"M":1} undefined`,
  );
  expect(await details.getByRole('table').count()).toBe(1);
  expect(await details.getByRole('row', { name: 'cart/lineRemoved' }).innerText()).toBe(
    'cart/lineRemoved\t–\tempty',
  );
  expect(await details.locator('pre').textContent()).toBe(JSON.stringify(LINE, null, 2));
  await details.getByText('State', { exact: true }).focus();
  await page.keyboard.press('Space');
  await details.getByText('items:').waitFor();
  expect(await details.getByText('catalogue').count()).toBe(0);
  // The details scroll by the keys that go through the events elsewhere.
  await page.keyboard.press('End');
  await until('the details are scrolled', async () => (await details.evaluate((node) => node.scrollTop)) > 0);
  expect(await position()).toBe('4 of 10');
  await page.keyboard.press('ArrowRight');
  expect(await position()).toBe('5 of 10');
  // The tree stays open.
  await details.getByText('"/place-order"').last().waitFor();
});

it('should follow the keyboard and the slider', async () => {
  const { page, shop, rows, goTo, position } = player;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return position();
  };
  await rows.first().click();
  expect(await press('ArrowRight')).toBe('1 of 10');
  expect(await press('ArrowDown')).toBe('2 of 10');
  expect(await press('ArrowLeft')).toBe('1 of 10');
  expect(await press('ArrowUp')).toBe('0 of 10');
  expect(await press('ArrowUp')).toBe('0 of 10');
  expect(await press('End')).toBe('10 of 10');
  expect(await press('Home')).toBe('0 of 10');
  expect(await press('PageDown')).toBe('10 of 10');
  await goTo(7);
  expect(await position()).toBe('7 of 10');
  await shop.getByLabel('City', { exact: true }).waitFor();
  expect(await shop.getByLabel('City', { exact: true }).inputValue()).toBe('Pr');
  // The letters around the shown event have a row each.
  expect(await rows.allTextContents()).toContain('8checkout/fieldChanged city "Pro"');
  expect(await page.locator('[aria-selected=true]').textContent()).toBe('7checkout/fieldChanged city "Pr"');
});

it('should play and pause with Space', async () => {
  const { page, goTo } = player;
  await goTo(8);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByText('10 of 10').waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  // At the end it starts again.
  await page.keyboard.press('Space');
  await page.getByText('1 of 10').waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play' }).waitFor();
});

it('should show violated invariants and another end than expected in red', async () => {
  const { page, details, rows, goTo } = player;
  const red = 'rgb(179, 18, 29)';
  const colorOf = (part: Locator) => part.evaluate((node) => getComputedStyle(node).color);
  await goTo(0);
  await page.getByRole('button', { name: 'Next failure' }).click();
  await details.getByRole('heading', { name: '10 checkout/fieldChanged' }).waitFor();
  expect(await colorOf(details.getByText('The form has its nine text fields'))).toBe(red);
  expect(await colorOf(details.getByText('url: "/cart" → "/place-order"'))).toBe(red);
  expect(await colorOf(rows.last())).toBe(red);
  expect(await colorOf(rows.first())).not.toBe(red);
});

it('should change nothing when the page is pressed', async () => {
  const { page, shop, goTo } = player;
  await goTo(1);
  // The page is scaled: its positions are not those on the screen.
  await shop.getByRole('radio', { name: 'M', exact: true }).dispatchEvent('click');
  await shop.getByRole('button', { name: 'ADD TO CART' }).dispatchEvent('click');
  await shop.getByRole('link', { name: 'ABOUT' }).first().dispatchEvent('click');
  await page.waitForTimeout(300);
  expect(await shop.getByRole('heading', { level: 1 }).textContent()).toBe('Linen Camp Shirt, Sand');
  expect(await shop.getByRole('radio', { checked: true, name: 'M', exact: true }).count()).toBe(0);
  expect(await shop.getByRole('link', { name: /^Cart ?\d/ }).count()).toBe(0);
});

it('should show the page as wide as a phone', async () => {
  const { page, shop } = player;
  await page.getByLabel('Width').selectOption('390 px');
  await shop.getByRole('button', { name: 'Menu' }).waitFor();
  expect(await shop.locator('html').evaluate((node) => node.clientWidth)).toBe(390);
});

it('should have no accessibility violations', async () => {
  const { page } = player;
  // Other tests check the pages of the shop.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  expect(await axeViolations(page)).toEqual([]);
});

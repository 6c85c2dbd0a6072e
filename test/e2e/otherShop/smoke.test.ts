import type { Shop } from '../../../src/data/types';
import { DIST, SHOP_FOLDER } from '../../../tools/build/fileMap';
import { expectAccessible } from '../support/axe';
import { findLayoutFaults } from '../support/layoutFaults';
import { serve } from '../support/testServer';
import { arrives, button, cards, press, until, visit } from '../support';

// The other tests test Weft. WEFT_SHOP tests the shop of its folder.
const FOLDER = process.env['WEFT_SHOP'] ?? 'examples/harbour';
const BUILD = FOLDER === SHOP_FOLDER ? DIST : `${FOLDER}/dist`;
let shop: string;
beforeAll(async () => {
  ({ url: shop } = await serve(BUILD));
});

const read = (name: string) =>
  jest.requireActual<Shop>(`../../../${FOLDER}/${name}`);
const { settings } = read('settings');
const { title = settings.name, hero } = read('homePage').homePage;
const { sections = [] } = read('policies').policies;
const { samples } = read('samples');
const COUNT = read('products').products.length;
const { texts } = read('labels').labels;

/** The label of the shop for an English text. */
const labelOf = (text: keyof typeof texts) => {
  const label = texts[text] ?? text;
  return typeof label === 'string' ? label : label.other;
};

const areImagesLoaded = () =>
  [...document.images]
    .filter((image) => image.loading === 'eager')
    .every((image) => image.complete && image.naturalWidth > 0);

const countLines = (element: Node) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
};

it('should show its name, its products and its images on the home page', async () => {
  const page = await visit('/', { shop });
  expect(await page.title()).toBe(title);
  expect(await page.getByRole('contentinfo').innerText()).toContain(
    settings.name,
  );
  await arrives(page, labelOf(hero ? 'Latest Arrivals' : 'New arrivals'));
  const latest = page.getByRole('region', {
    name: labelOf('Latest Collections'),
  });
  expect(await cards(latest).count()).toBe(Math.min(COUNT, 10));
  await until('the images are loaded', () => page.evaluate(areImagesLoaded));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findLayoutFaults(page)).toEqual([]);
  // A name as the logo has a line for each word at most: no word is broken.
  const logo = page
    .getByRole('banner')
    .getByText(settings.name, { exact: true });
  if (await logo.isVisible())
    expect(await logo.evaluate(countLines)).toBeLessThanOrEqual(
      settings.name.split(' ').length,
    );
  for (const { id, title: name } of sections) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.getByRole('region', { name }).locator(`#${id}:focus`).waitFor();
  }
});

it('should filter, sort and sell its products', async () => {
  const page = await visit('/Collections', { shop });
  const option = page.getByRole('checkbox').first();
  // A shop of one category and one type has no filters.
  if (await option.isVisible()) {
    const count = await page.locator('label + span').first().innerText();
    await option.check();
    await until(
      `${count} products are shown`,
      async () => (await cards(page).count()) === parseInt(count, 10),
    );
  }
  await page
    .getByLabel(labelOf('Sort by'))
    .selectOption(labelOf('Low to High'));
  await page.waitForURL(({ searchParams }) => searchParams.has('sort'));
  await expectAccessible(page);

  await cards(page).first().click();
  const sizes = page.locator('fieldset:has([name=size])');
  await sizes.waitFor();
  const product = await page.getByRole('heading', { level: 1 }).innerText();
  // The only size needs no choice.
  if ((await sizes.getByRole('radio').count()) > 1) {
    await press(page, labelOf('ADD TO CART'));
    await page
      .getByRole('alert')
      .getByText(labelOf('Select Product Size'))
      .waitFor();
    await sizes.getByRole('radio').first().check();
  }
  await press(page, labelOf('ADD TO CART'));
  const cartLink = page.getByRole('banner').locator('a[href="/cart"]');
  await cartLink.filter({ hasText: '1' }).click();
  await arrives(page, labelOf('Your Cart'));
  await page.getByRole('heading', { level: 2, name: product }).waitFor();
  await press(page, labelOf('PROCEED TO CHECKOUT'));
  await arrives(page, labelOf('Delivery Information'));
  // A shop that sells needs its service, which has tests of its own.
  if (settings.orderUrl) return;
  await press(page, labelOf('PLACE ORDER'));
  await arrives(page, labelOf('My Orders'));
  expect(await button(page, labelOf('Track Order')).count()).toBe(
    samples.orders?.count ?? 0,
  );
});

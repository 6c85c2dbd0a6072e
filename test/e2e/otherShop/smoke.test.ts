import type { Page } from 'playwright-core';
import type { Lists, Shop } from '../../../src/data/types';
import { PAGES } from '../../support/browser/pages';
import {
  button,
  cards,
  checkOut,
  goTo,
  placeOrder,
  press,
  waitForBadge,
} from '../../support/browser/shopper';
import { arrives, until } from '../../support/browser/waitFor';
import { axeViolations } from '../support/axe';
import { findLayoutFaults } from '../support/layoutFaults';
import { fromGlobalSetup, visit } from '../support/visit';

// The other tests test Weft. WEFT_SHOP tests the shop of its folder.
const FOLDER = process.env['WEFT_SHOP'] ?? 'examples/harbour';
const shop = fromGlobalSetup('EXAMPLE_URL');

const read = (name: string) =>
  jest.requireActual<Shop>(`../../../${FOLDER}/${name}`);
const { settings }: Pick<Shop, 'settings'> = read('settings');
const { CATEGORIES, PRODUCT_TYPES }: Lists = read('catalogue');
const { samples }: Pick<Shop, 'samples'> = read('samples');
const COUNT = read('products').products.length;

const areImagesLoaded = () =>
  [...document.images]
    .filter((image) => image.loading === 'eager')
    .every((image) => image.complete && image.naturalWidth > 0);

/**
 * Presses the first option of a group, and returns its label and the number of
 * products that follows it. A shop with one option has no such group.
 */
const pressFirst = async (
  page: Page,
  name: string,
  options: readonly string[],
) => {
  if (options.length === 1) return { label: undefined, count: COUNT };
  const group = page.getByRole('group', { name });
  const option = group.getByRole('checkbox').first();
  const label = await option.inputValue();
  const count = await group.locator('label + span').first().innerText();
  await option.check();
  return { label, count: parseInt(count, 10) };
};

const expectAccessible = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await findLayoutFaults(page)).toEqual([]);
};

it('should show its name, its products and its images on the home page', async () => {
  const page = await visit('/', { shop });
  expect(await page.title()).toContain(settings.name);
  expect(await page.getByRole('contentinfo').innerText()).toContain(
    settings.name,
  );
  await arrives(page, PAGES.home.heading);
  const latest = page.getByRole('region', { name: 'Latest Collections' });
  expect(await cards(latest).count()).toBe(Math.min(COUNT, 10));
  await until('the images are loaded', () => page.evaluate(areImagesLoaded));
  await expectAccessible(page);
});

it('should filter, sort and sell its products', async () => {
  const page = await visit('/Collections', { shop });
  const category = await pressFirst(page, 'Categories', CATEGORIES);
  const type = await pressFirst(page, 'Type', PRODUCT_TYPES);
  expect(await cards(page).count()).toBe(type.count);
  expect(type.count).toBeLessThanOrEqual(category.count);
  await page.getByLabel('Sort by').selectOption('Low to High');
  await page.waitForURL(({ searchParams }) => searchParams.has('sort'));
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    ...(category.label !== undefined && { category: category.label }),
    ...(type.label !== undefined && { type: type.label }),
    sort: 'low-to-high',
  });

  await expectAccessible(page);

  await cards(page).first().click();
  const sizes = page.getByRole('group', { name: 'Select Size' });
  await sizes.waitFor();
  const product = await page.getByRole('heading', { level: 1 }).innerText();
  // The only size needs no choice.
  if ((await sizes.getByRole('radio').count()) > 1) {
    await press(page, 'ADD TO CART');
    await page.getByRole('alert').getByText('Select Product Size').waitFor();
    await sizes.getByRole('radio').first().check();
  }
  await press(page, 'ADD TO CART');
  await waitForBadge(page, 1);
  await goTo(page, 'cart');
  await page.getByRole('heading', { level: 2, name: product }).waitFor();
  await checkOut(page);
  await placeOrder(page);
  expect(await button(page, 'Track Order').count()).toBe(
    samples.orders?.count ?? 0,
  );
});

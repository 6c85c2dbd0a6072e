import type { Page } from 'playwright-core';
import type { Lists, Shop } from '../../src/shop/shop';
import { userActions } from '../support/browser/userActions';
import { until } from '../support/browser/waitFor';
import { cards, waitForBadge } from './support/actions';
import { axeViolations } from './support/axe';
import { fromGlobalSetup, visit } from './support/visit';
import { button } from './support/controls';

// The other tests test Weft. WEFT_SHOP tests the shop of its folder.
const FOLDER = process.env['WEFT_SHOP'] ?? 'examples/harbour';
const shop = fromGlobalSetup('EXAMPLE_URL');

const read = (name: string) =>
  jest.requireActual<Shop>(`../../${FOLDER}/${name}`);
const { settings }: Pick<Shop, 'settings'> = read('shop');
const { CURRENCY }: Pick<Shop, 'CURRENCY'> = read('currency');
const { SIZES }: Lists = read('catalogue');
const { samples }: Pick<Shop, 'samples'> = read('samples');
const COUNT = read('products').products.length;

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** The amounts in a text, written as the currency of the shop is. */
const amounts = (text: string) => {
  const { before, separator, decimal, after } = CURRENCY;
  const escape = (part: string) =>
    part.replaceAll(/[.$*+?()[\]{}|^\\]/g, '\\$&');
  const amount = new RegExp(
    `${escape(before)}(\\d[\\d${escape(separator)}]*(?:${escape(decimal) || '$^'}\\d\\d)?)${escape(after)}`,
    'g',
  );
  return [...text.matchAll(amount)].map(([, figures = '']) =>
    Number(
      figures.replaceAll(separator, () => '').replace(decimal || '.', '.'),
    ),
  );
};

const areImagesLoaded = () =>
  [...document.images]
    .filter((image) => image.loading === 'eager')
    .every((image) => image.complete && image.naturalWidth > 0);

/**
 * Presses the first option of a group, and returns its label and the number of
 * products that follows it.
 */
const pressFirst = async (page: Page, group: string) => {
  const option = page
    .getByRole('group', { name: group })
    .getByRole('checkbox')
    .first();
  const label = await option.inputValue();
  const count = numberIn(
    await page
      .getByRole('group', { name: group })
      .locator('label + span')
      .first()
      .innerText(),
  );
  await option.check();
  return { label, count };
};

it('should show its name, its products and its images on the home page', async () => {
  const page = await visit('/', { shop });
  expect(await page.title()).toContain(settings.name);
  expect(await page.getByRole('contentinfo').innerText()).toContain(
    settings.name,
  );
  await page
    .getByRole('heading', { level: 1, name: 'Latest Arrivals' })
    .waitFor();
  expect(
    await cards(
      page.getByRole('region', { name: 'Latest Collections' }),
    ).count(),
  ).toBe(Math.min(COUNT, 10));
  await until('the images are loaded', () => page.evaluate(areImagesLoaded));
});

it('should filter and sort its products', async () => {
  const page = await visit('/Collections', { shop });
  const category = await pressFirst(page, 'Categories');
  const type = await pressFirst(page, 'Type');
  expect(await cards(page).count()).toBe(type.count);
  expect(type.count).toBeLessThanOrEqual(category.count);
  await page.getByRole('combobox').selectOption({ label: 'Low to High' });
  await page.waitForURL(({ searchParams }) => searchParams.has('sort'));
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    category: category.label,
    type: type.label,
    sort: 'low-to-high',
  });
});

it('should sell a product', async () => {
  const page = await visit('/Collections', { shop });
  const user = userActions(page);
  await cards(page).first().click();
  await page.getByRole('group', { name: 'Select Size' }).waitFor();
  const product = await page.getByRole('heading', { level: 1 }).innerText();
  const sizes = page
    .getByRole('group', { name: 'Select Size' })
    .getByRole('radio');
  // A shop with one size preselects it.
  if (SIZES.length > 1) {
    await user.addToCart();
    await page.getByRole('alert').getByText('Select Product Size').waitFor();
    await sizes.first().check();
  }
  await user.addToCart();
  await waitForBadge(page, 1);
  await user.goToCart();
  await page
    .getByRole('main')
    .getByRole('link', { name: product })
    .first()
    .waitFor();
  // A fee that is not charged is struck through.
  const shown = await page
    .getByRole('region', { name: 'Cart Totals' })
    .locator('dd:not(:has(s))')
    .allInnerTexts();
  const charged = shown.flatMap(amounts);
  const total = charged.pop();
  expect(charged).not.toEqual([]);
  expect(total).toBeCloseTo(charged.reduce((sum, amount) => sum + amount));
  await user.checkOut();
  await user.placeOrder();
  await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  expect(await button(page, 'Track Order').count()).toBe(
    samples.orders?.count ?? 0,
  );
});

it.each(['/', '/Collections', '/Contact', '/login'])(
  'should pass axe in both schemes: %s',
  async (path) => {
    expect(await axeViolations(await visit(path, { shop }))).toEqual([]);
  },
);

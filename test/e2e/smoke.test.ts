import type { Page } from 'playwright-core';
import { userActions } from '../support/browser/userActions';
import { arrives, until } from '../support/browser/waitFor';
import { cardCount, cards, totalOf, waitForBadge } from './support/actions';
import { axeViolations } from './support/axe';
import { waitForWorker } from './support/serviceWorker';
import { fromGlobalSetup, visit } from './support/visit';

const SHOPS = [
  { name: 'Weft', shop: fromGlobalSetup('SHOP_URL'), currency: '$' },
  { name: 'Harbour', shop: fromGlobalSetup('EXAMPLE_URL'), currency: '€' },
];

const amountIn = (text: string) => Number(/(\d+(?:\.\d\d)?)/.exec(text.replaceAll(',', ''))?.[1]);

const areImagesLoaded = () =>
  [...document.images]
    .filter((image) => image.loading === 'eager')
    .every((image) => image.complete && image.naturalWidth > 0);

/** Presses the first option of a group, and returns its label and the number of products that follows it. */
const pressFirst = async (page: Page, group: string) => {
  const option = page.getByRole('group', { name: group }).getByRole('checkbox').first();
  const label = await option.inputValue();
  const count = amountIn(
    await page.getByRole('group', { name: group }).locator('label + span').first().innerText(),
  );
  await option.check();
  return { label, count };
};

describe.each(SHOPS)('the shop $name', ({ name, shop, currency }) => {
  it('should show its name, its products and its images on the home page', async () => {
    const page = await visit('/', { shop });
    expect(await page.title()).toContain(name);
    expect(await page.getByRole('contentinfo').innerText()).toContain(name);
    await page.getByRole('heading', { level: 1, name: 'Latest Arrivals' }).waitFor();
    expect(await cards(page.getByRole('region', { name: 'Latest Collections' })).count()).toBe(10);
    expect(await cards(page.getByRole('region', { name: 'Best Sellers' })).count()).toBe(5);
    await until('the images are loaded', () => page.evaluate(areImagesLoaded));
  });

  it('should filter and sort its products', async () => {
    const page = await visit('/Collections', { shop });
    const category = await pressFirst(page, 'Categories');
    const type = await pressFirst(page, 'Type');
    expect(await cardCount(page)).toBe(type.count);
    expect(type.count).toBeLessThan(category.count);
    await page.getByRole('combobox').selectOption({ label: 'Low to High' });
    await cardCount(page);
    const prices = (await cards(page).allInnerTexts()).map((text) => amountIn(text.split(currency)[1] ?? ''));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
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
    await user.addToCart();
    await page.getByText('Select Product Size').waitFor();
    await page.getByRole('group', { name: 'Select Size' }).getByRole('radio').first().check();
    await user.addToCart();
    await waitForBadge(page, 1);
    await user.goToCart();
    await page.getByRole('main').getByRole('link', { name: product }).first().waitFor();
    const [subtotal, total] = [await totalOf(page, 'Subtotal'), await totalOf(page, 'Total')];
    expect(subtotal).toContain(currency);
    expect(amountIn(total)).toBeCloseTo(amountIn(subtotal) + 10);
    await user.checkOut();
    await user.placeOrder();
    expect(await page.getByRole('button', { name: 'Track Order' }).count()).toBe(3);
  });

  it('should open every page offline after one visit', async () => {
    const page = await visit('/', { shop, worker: true });
    await waitForWorker(page);
    await page.context().setOffline(true);
    for (const [path, heading] of [
      ['/Collections', 'All Collections'],
      ['/about', 'About us'],
      ['/cart', 'Your Cart'],
    ] as const) {
      await page.goto(shop + path);
      await arrives(page, heading);
    }
  });

  it.each(['/', '/Collections', '/Contact', '/login'])(
    'should pass axe in both schemes: %s',
    async (path) => {
      expect(await axeViolations(await visit(path, { shop }))).toEqual([]);
    },
  );
});

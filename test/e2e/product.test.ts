import { COAT } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { visit } from './support/visit';
import { badge, cards } from './support/actions';
import { PHONE } from './support/devices';
import { isInFullView } from './support/inFullView';

it.each([740, 640])('should show the price on the first screen of a phone of 360 x %i px', async (height) => {
  const page = await visit(COAT.path, { ...PHONE, viewport: { width: 360, height } });
  expect(await isInFullView(page.getByText('$320', { exact: true }).first())).toBe(true);
});

it('should bring the sizes of a phone into view and focus them after an attempt without a size', async () => {
  const page = await visit(COAT.path, { ...PHONE, viewport: { width: 360, height: 640 } });
  const size = page.getByRole('radio', { name: 'S', exact: true });
  expect(await isInFullView(size)).toBe(false);
  await page.getByRole('button', { name: 'ADD TO CART' }).tap();
  await page.getByRole('alert').waitFor();
  expect(await isInFullView(size)).toBe(true);
  expect(await size.evaluate((radio) => radio === document.activeElement)).toBe(true);
});

it('should show a tick in ADD TO CART for a second after each addition', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', { name: 'ADD TO CART', exact: true });
  const label = add.getByText('ADD TO CART', { exact: true });
  const tick = add.locator('svg');
  const box = await label.boundingBox();
  await add.click();
  await page.getByRole('alert').waitFor();
  expect(await tick.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  for (const count of [1, 2]) {
    await add.click();
    await tick.waitFor();
    expect(await label.boundingBox()).toEqual(box);
    await tick.waitFor({ state: 'hidden', timeout: 3000 });
    expect(await badge(page)).toBe(count);
  }
});

it('should not add an item without a size, and show a toast for five seconds', async () => {
  const page = await visit(COAT.path);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  const toast = page.getByRole('alert');
  await toast.getByText('Select Product Size', { exact: true }).waitFor();
  const since = Date.now();
  const box = await toast.boundingBox();
  expect(box && box.y < 100 && box.x + box.width > 1100).toBe(true);
  expect(await badge(page)).toBe(0);

  await page.mouse.move(10, 500);
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - since).toBeGreaterThan(4_300);
  expect(Date.now() - since).toBeLessThan(6_500);
});

it('should show the image of the selected thumbnail', async () => {
  const page = await visit(COAT.path);
  const large = page.getByRole('main').getByRole('img').first();
  const first = await large.getAttribute('src');
  await page.getByRole('group', { name: 'Images' }).getByRole('radio').nth(1).check();
  expect(await large.getAttribute('src')).not.toBe(first);
});

it('should reset the size, the tab and the scroll position on a related product', async () => {
  const page = await visit(COAT.path);
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const related = page.getByRole('region', { name: 'Related Products' });
  const names = await cards(related).getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(5);
  expect(names).not.toContain(COAT.name);

  await cards(related).first().click();
  await arrives(page, names[0] ?? '');
  expect(
    await page.getByRole('group', { name: 'Select Size' }).getByRole('radio', { checked: true }).count(),
  ).toBe(0);
  expect(await page.getByRole('tab', { name: 'Description' }).getAttribute('aria-selected')).toBe('true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

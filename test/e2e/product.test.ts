import { COAT, TEE } from '../support/browser/pages';
import { arrives, twoFrames } from '../support/browser/waitFor';
import { toUrl, visit } from './support/visit';
import { addToCart, badge, waitForBadge, cards } from './support/actions';
import { PHONE } from './support/devices';
import { isInFullView } from './support/inFullView';

it('should show the name, rating, price and policies of the product', async () => {
  const page = await visit(COAT.path);
  await arrives(page, COAT.name);
  await page.getByRole('img', { name: 'Rated 4 of 5' }).waitFor();
  await page.getByText('(122)', { exact: true }).waitFor();
  await page.getByText('$320', { exact: true }).first().waitFor();
  for (const note of [
    '100% original product',
    'Cash on delivery available',
    'Easy return and exchange within 7 days',
  ]) {
    await page.getByText(note).waitFor();
  }
  expect(await page.title()).toContain(COAT.name);
});

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

it('should show one toast after several attempts without a size', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  await add.click();
  await page.getByRole('alert').waitFor();
  for (let i = 0; i < 2; i++) await add.click();
  // Waits until the toast of each attempt would be painted.
  await twoFrames(page);
  expect(await page.getByRole('alert').count()).toBe(1);
});

it('should add the selected sizes, update the badge and show no toast', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  const toast = page.getByRole('alert');
  // The first toast loads the toast library, so a further toast would be shown immediately.
  await add.click();
  await toast.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toast.waitFor({ state: 'detached' });
  await addToCart(page, 'M');
  await add.click();
  await addToCart(page, 'XL');
  await waitForBadge(page, 3);
  await twoFrames(page);
  expect(await toast.count()).toBe(0);
});

it('should select a size by the arrow keys', async () => {
  const page = await visit(COAT.path);
  await page.getByRole('radio', { name: 'S', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(2);
});

it('should open the reviews by keyboard and show 122 ratings with a mean of 4', async () => {
  const page = await visit(COAT.path);
  const description = page.getByRole('tab', { name: 'Description' });
  const reviews = page.getByRole('tab', { name: 'Reviews (122)' });
  expect(await description.getAttribute('aria-selected')).toBe('true');
  await description.focus();
  await page.keyboard.press('ArrowRight');
  expect(await reviews.getAttribute('aria-selected')).toBe('true');
  const rows = await page.getByRole('tabpanel').getByRole('row').allInnerTexts();
  const counts = rows.map((row) => Number(/(\d+)\s*$/.exec(row)?.[1]));
  expect(counts.reduce((sum, count) => sum + count)).toBe(122);
  expect(counts.reduce((sum, count, i) => sum + count * (5 - i), 0) / 122).toBe(4);
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

it('should match the product path in any letter case and show the error page for unknown ids', async () => {
  const page = await visit(TEE.path.replace('/product', '/Product'));
  await arrives(page, TEE.name);
  await page.waitForURL((url) => url.pathname === TEE.path);
  for (const id of ['nothing', '__proto__', 'constructor', '%00', 'a.b']) {
    const other = await visit(`/product/${id}`);
    await arrives(other, 'Unexpected Application Error!');
    expect(toUrl(other)).toBe(`/product/${id}`);
  }
});

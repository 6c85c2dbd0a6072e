import {
  boxOf,
  button,
  cards,
  checkbox,
  PAGES,
  PHONE,
  press,
  scrollOf,
  scrollTo,
  untilFocused,
  untilUrl,
  visit,
} from '../support';

const LIST = PAGES.collections.path;

it('should show the start of a list that was filtered, keep the other chip, and give the focus to the list after Clear all', async () => {
  const page = await visit(LIST);
  const topOfList = async () => (await boxOf(cards(page).first())).y;
  await scrollTo(page, 120);
  const before = await topOfList();
  await checkbox(page, 'Women').check();
  await page
    .getByRole('heading', { name: '19 products', exact: true })
    .waitFor();
  expect(await topOfList()).toBe(before);
  expect(await scrollOf(page)).toBe(120);

  await scrollTo(page, 1000);
  await checkbox(page, 'Topwear').check();
  await page.waitForFunction(() => window.scrollY < 400);
  expect(await topOfList()).toBeGreaterThan(72);
  expect(await topOfList()).toBeLessThan(300);

  const chip = button(page, 'Remove filter Women');
  await chip.evaluate(async (element: HTMLElement) => {
    element.click();
    // React renders the click. The next chip is then in its place.
    await Promise.resolve();
    element.click();
  });
  await untilUrl(page, `${LIST}?type=Topwear`);

  await button(page, 'Clear all').press('Enter');
  await untilFocused(page.getByRole('region', { name: 'Products' }));
  await page.keyboard.press('Tab');
  await untilFocused(page.getByLabel('Sort by'));
});

it('should keep the query where browsers show an icon that clears it, and close the keyboard of a phone on Search', async () => {
  const page = await visit(LIST, PHONE);
  const field = page.getByRole('searchbox');
  await press(page, 'Search');
  await field.fill('coat');
  const { width, height } = await boxOf(field);
  await field.click({ position: { x: width - 12, y: height / 2 } });
  await untilUrl(page, `${LIST}?q=coat`);
  await field.press('Enter');
  await untilFocused(page.getByRole('region', { name: 'Products' }));
  expect(await field.inputValue()).toBe('coat');
  // Also where there is no result.
  await field.fill('tuxedo');
  await page.getByText('No product matches your search.').first().waitFor();
  await field.press('Enter');
  expect(await field.and(page.locator(':focus')).count()).toBe(0);
});

it('should show the last column of the cloth in full on a window wider than the page', async () => {
  const viewport = { width: 1920, height: 900 };
  const page = await visit(`${LIST}?show=cloth`, { viewport });
  const main = await boxOf(page.getByRole('main'));
  const cloth = await boxOf(cards(page).nth(3));
  expect(cloth.x + cloth.width).toBe(main.x + main.width);
});

import { products } from '../../../src/data/products';
import { PAGES } from '../../support/browser/pages';
import {
  button,
  cards,
  checkbox,
  press,
  sortBy,
  tick,
} from '../../support/browser/shopper';
import { until } from '../../support/browser/waitFor';
import { boxOf } from '../support/boxes';
import { PHONE } from '../support/devices';
import { waitForFocus } from '../support/focus';
import { scrollOf, scrollTo } from '../support/scrolling';
import { untilUrl, visit } from '../support/visit';

const LIST = PAGES.collections.path;

it('should undo a filter and a sort on Back, but no typed letter', async () => {
  const page = await visit(LIST);
  await tick(page, 'Kids');
  await sortBy(page, 'Low to High');
  await press(page, 'Search');
  await page.getByRole('searchbox').pressSequentially('tee');
  await untilUrl(page, `${LIST}?category=Kids&sort=low-to-high&q=tee`);

  await page.goBack();
  await untilUrl(page, `${LIST}?category=Kids`);
  // The page shows the list of a URL some time after the URL.
  await until('the sort and the search are undone', async () => {
    const sort = await page.getByLabel('Sort by').inputValue();
    const query = await page.getByRole('searchbox').inputValue();
    return sort === 'relevant' && query === '';
  });
  await page.goBack();
  await untilUrl(page, LIST);
  await until('all products are shown', async () => {
    const count = await cards(page).count();
    return count === products.length;
  });
  await page.goForward();
  await until('the filter is back', () => checkbox(page, 'Kids').isChecked());
});

it('should show the start of a list that was filtered, and keep the other chip', async () => {
  const page = await visit(LIST);
  const topOfList = async () => (await boxOf(cards(page).first())).y;
  await scrollTo(page, 120);
  const before = await topOfList();
  await checkbox(page, 'Women').check();
  await page
    .getByRole('main')
    .locator('p', { hasText: /^19 products$/ })
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
});

it('should close the keyboard of a phone on Search', async () => {
  const page = await visit(LIST, PHONE);
  const field = page.getByRole('searchbox');
  await press(page, 'Search');
  await field.fill('coat');
  await untilUrl(page, `${LIST}?q=coat`);
  await field.press('Enter');
  await waitForFocus(page, 'BODY');
  expect(await field.inputValue()).toBe('coat');
});

import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { untilHydrated } from '../support/browser/waitFor';
import { waitForBadge } from './support/actions';
import { withSlowScript } from './support/slowScript';
import { takeProblems } from './support/visit';

/** Inserts nodes as password managers, translators and data detectors do. */
const insertNodes = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('main input, main button'))
      control.after(document.createElement('extension-icon'));
    for (const text of document.querySelectorAll('main p'))
      text.prepend(document.createElement('span'));
  });

/** React reports that the page is not the one that the build rendered. */
const expectReplacedPage = () => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(/React error #418/);
};

it.each([
  ['/place-order', 'City', 'Turin'],
  ['/login', 'Password', 'secret'],
  ['/about', 'Your email', 'a@b.example'],
])(
  'should keep what was typed at %s, and the focus, when an extension inserts nodes before hydration',
  async (url, label, typed) => {
    const { page, release } = await withSlowScript(url);
    const field = page.getByRole('main').getByLabel(label);
    await insertNodes(page);
    await field.click();
    await page.keyboard.type(typed);
    release();
    await untilHydrated(page);
    expectReplacedPage();
    await page.keyboard.type('!');
    expect(await field.inputValue()).toBe(`${typed}!`);
  },
);

it('should keep the caret in a field that is replaced', async () => {
  const { page, release } = await withSlowScript('/place-order');
  await insertNodes(page);
  const field = page.getByLabel('City');
  await field.click();
  await page.keyboard.type('Trin');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  release();
  await untilHydrated(page);
  expectReplacedPage();
  await page.keyboard.type('u');
  expect(await field.inputValue()).toBe('Turin');
});

it('should add the selected size when an extension inserts nodes after the press', async () => {
  const { page, release } = await withSlowScript(COAT.path);
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await insertNodes(page);
  release();
  await untilHydrated(page);
  expectReplacedPage();
  await waitForBadge(page, 1);
  const size = page.getByRole('radio', { name: 'M', exact: true });
  expect(await size.isChecked()).toBe(true);
});

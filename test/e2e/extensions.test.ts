import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { waitForBadge } from './support/actions';
import { button, sizeOption } from './support/controls';
import { visitBlank } from './support/pageState';
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

it('should keep typed text and the caret when an extension inserts nodes', async () => {
  const tab = await visitBlank();
  for (const [url, label, typed, expected] of [
    ['/place-order', 'City', 'Trin', 'Turin'],
    ['/login', 'Password', 'scret', 'sucret'],
    ['/about', 'Your email', 'a@b.example', 'a@b.exampleu'],
  ] as const) {
    const { page, hydrate } = await withSlowScript(url, tab);
    const field = page.getByRole('main').getByLabel(label);
    await insertNodes(page);
    await field.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await hydrate();
    expectReplacedPage();
    await page.keyboard.type('u');
    expect(await field.inputValue()).toBe(expected);
  }
});

it('should add the selected size when an extension inserts nodes', async () => {
  const { page, hydrate } = await withSlowScript(COAT.path);
  await sizeOption(page, 'M').click();
  await button(page, 'ADD TO CART').click();
  await insertNodes(page);
  await hydrate();
  expectReplacedPage();
  await waitForBadge(page, 1);
  expect(await sizeOption(page, 'M').isChecked()).toBe(true);
});

import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { arrives, twoFrames, until } from '../support/browser/waitFor';
import { cards } from './support/actions';
import { readFocus } from './support/focus';
import { boxOf } from './support/boxes';
import { isDifferent } from './support/screenshots';
import { delay } from './support/slowScript';
import { SHOP, visit } from './support/visit';

const LIST = '/Collections?q=melton';

const openList = (url = LIST) => visit(url);
const coat = (page: Page) => cards(page).filter({ hasText: COAT.name });
const image = (page: Page) => coat(page).getByAltText(`${COAT.name}: `);

it('should be read as one phrase: a heading with a link of the name and the price', async () => {
  const page = await openList();
  expect(await coat(page).ariaSnapshot()).toBe(
    [
      '- listitem:',
      `  - heading "${COAT.name} $320" [level=3]:`,
      `    - link "${COAT.name} $320":`,
      `      - /url: ${COAT.path}`,
      `      - text: ${COAT.name}`,
    ].join('\n'),
  );
});

it.each(['image', 'price'])(
  'should open by a press of the %s',
  async (part) => {
    const page = await openList();
    const pressed =
      part === 'image' ? image(page) : coat(page).getByText('$320');
    const { x, y, width, height } = await boxOf(pressed);
    await page.mouse.click(x + width / 2, y + height / 2);
    await arrives(page, COAT.name);
  },
);

it('should open a tab by Ctrl and a press, and by the middle button', async () => {
  const page = await openList();
  const { x, y, width, height } = await boxOf(image(page));
  const press = async (options: { button?: 'middle' } = {}) => {
    const opened = page.context().waitForEvent('page');
    await page.mouse.click(x + width / 2, y + height / 2, options);
    const tab = await opened;
    await tab.waitForURL(SHOP + COAT.path);
    await tab.close();
  };
  await press({ button: 'middle' });
  await page.keyboard.down('Control');
  await press();
  await page.keyboard.up('Control');
  expect(page.url()).toBe(SHOP + LIST);
});

it('should meet the menu of a link everywhere', async () => {
  const page = await openList();
  const { x, y, width, height } = await boxOf(coat(page));
  const hits = await page.evaluate(
    ([left = 0, top = 0, right = 0, bottom = 0]) =>
      [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ].map(([atX = 0, atY = 0]) =>
        document.elementFromPoint(atX, atY)?.getAttribute('href'),
      ),
    [x + 1, y + 1, x + width - 1, y + height - 1],
  );
  expect(hits).toEqual([COAT.path, COAT.path, COAT.path, COAT.path]);
});

it('should have a name that can be selected from beside the card', async () => {
  const page = await openList();
  const { x, width } = await boxOf(coat(page));
  const name = await boxOf(coat(page).getByRole('heading'));
  const middle = name.y + name.height / 2;
  await page.mouse.move(x - 8, middle);
  await page.mouse.down();
  await page.mouse.move(x + width + 8, middle, { steps: 5 });
  await page.mouse.up();
  const selected = await page.evaluate(() => String(window.getSelection()));
  expect(selected).toBe(COAT.name);
  expect(page.url()).toBe(SHOP + LIST);
});

it('should look pressed as a whole while its page loads', async () => {
  const page = await openList();
  const { x, y, width, height } = await boxOf(coat(page));
  const clip = { x, y, width, height: height / 2 };
  await page.mouse.move(0, 0);
  await image(page).evaluate((element: HTMLImageElement) => element.decode());
  const before = await page.screenshot({ clip });
  const release = await delay(page, /\/assets\/product\./);
  await coat(page).getByRole('link').dispatchEvent('click');
  await twoFrames(page);
  expect(await isDifferent(before, await page.screenshot({ clip }))).toBe(true);
  release();
  await arrives(page, COAT.name);
});

it.each(['Tab', 'Shift+Tab'])(
  'should show its image with the focus of %s',
  async (key) => {
    const page = await openList('/Collections');
    await cards(page).nth(26).getByRole('link').focus();
    for (let stops = 0; stops < 9; stops += 1) {
      await page.keyboard.press(key);
      await twoFrames(page);
      const { name, problem } = await readFocus(page);
      expect([name, problem]).toEqual([name, undefined]);
      const top = await page.evaluate(
        () =>
          document.activeElement
            ?.closest('li')
            ?.querySelector('img')
            ?.getBoundingClientRect().top ?? 0,
      );
      expect(top).toBeGreaterThan(72);
    }
  },
);

it('should show the back of the garment under the mouse and with the focus', async () => {
  const page = await openList();
  const back = coat(page).locator('img').nth(1);
  const isShown = () =>
    until('the back is shown', () =>
      back.evaluate((element) => getComputedStyle(element).opacity === '1'),
    );
  await page.mouse.move(0, 0);
  expect(await back.isVisible()).toBe(false);
  await coat(page).hover();
  await isShown();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await coat(page).getByRole('link').focus();
  await isShown();
});

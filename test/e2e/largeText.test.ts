import type { Page } from 'playwright-core';
import { openPageState } from '../support/browser/pageStates';
import { findLayoutFaults } from './support/layoutFaults';
import { boxOf, isInFullView } from './support/boxes';
import { SHOP, visit } from './support/visit';

/**
 * Sets the font size of the browser, until the session ends with the page; 16
 * is the default.
 */
const setFontSize = async (page: Page, standard: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

const open = async (state: string, width: number, font: number) => {
  const page = await visit('/robots.txt', {
    bare: true,
    viewport: { width, height: 740 },
  });
  await setFontSize(page, font);
  await openPageState(page, SHOP, state);
  return page;
};

it.each([
  [280, 16],
  [360, 20],
  [360, 24],
  [360, 32],
  [600, 32],
])(
  'should show the total and the button of the cart apart, %d px wide with a font of %d px',
  async (width, font) => {
    const page = await open('cart', width, font);
    const button = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
    const total = page.getByText('Total', { exact: true });
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const { y, height } = await boxOf(total);
      expect((await boxOf(button)).y).toBeGreaterThanOrEqual(y + height);
    }
  },
);

it.each([
  ['home', 280, 32],
  ['collections', 900, 32],
  ['about', 360, 32],
  ['contact', 280, 32],
  ['product', 280, 32],
  ['cart-9999', 280, 32],
  ['undo', 280, 32],
  ['login', 1280, 32],
  ['placeOrder', 900, 24],
  ['orders', 280, 32],
  ['error', 280, 32],
  ['mobile-menu', 280, 32],
  ['profile-menu', 900, 32],
  ['filter-sheet', 360, 32],
  ['size-guide', 360, 32],
  ['filtered', 1440, 20],
] as const)(
  'should cut and cover nothing: %s, %d px wide with a font of %d px',
  async (state, width, font) => {
    const page = await open(state, width, font);
    const faults = await findLayoutFaults(page);
    // The open profile menu covers links below it.
    expect(faults.filter((fault) => !fault.startsWith('covered by A'))).toEqual(
      [],
    );
  },
);

it('should keep the number of pieces on its icon', async () => {
  const page = await open('cart-9999', 360, 32);
  const header = await boxOf(page.getByRole('banner'));
  const badge = await boxOf(page.getByRole('banner').getByText('10000'));
  expect(badge.height).toBeLessThan(32);
  expect(badge.y + badge.height).toBeLessThan(header.y + header.height);
});

it('should show at least two filters of the sheet at once in a low window', async () => {
  const page = await visit('/Collections', {
    viewport: { width: 256, height: 180 },
  });
  await page.getByRole('main').getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Women' }).check();
  const boxes = await sheet.getByRole('checkbox').all();
  const inView = await Promise.all(boxes.map(isInFullView));
  expect(inView.filter(Boolean).length).toBeGreaterThanOrEqual(2);
});

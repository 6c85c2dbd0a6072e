import type { Page } from 'playwright-core';
import { DEVICES } from './support/devices';
import { focusOf } from './support/focus';
import { visit } from './support/shopper';

/** The stops of the keyboard from one control to another, both among them. */
const stops = async (page: Page, from: string, to: string): Promise<string[]> => {
  await page.getByRole('button', { name: from, exact: true }).focus();
  const names = [(await focusOf(page)).name];
  while (names.length < 12 && !names.at(-1)?.startsWith(to)) {
    await page.keyboard.press('Tab');
    names.push((await focusOf(page)).name);
  }
  return names.map((name) => (name.startsWith('Relevant') ? 'Sort by' : name));
};

describe('on the filtered collections, focus goes as the eye does', () => {
  const address = '/Collections?category=Women&type=Topwear';
  const chips = ['Remove filter Women', 'Remove filter Topwear', 'Clear all'];

  it('from the chips to the sort on a desktop', async () => {
    const page = await visit(address, DEVICES.desktop);
    expect(await stops(page, 'Remove filter Women', 'Relevant')).toEqual([...chips, 'Sort by']);
  });

  it('from the sort to the chips under it on a phone', async () => {
    const page = await visit(address, DEVICES.phone);
    expect(await stops(page, 'Filter (2)', 'Clear all')).toEqual(['Filter (2)', 'Sort by', ...chips]);
  });
});

it('leads to the contact page from the foot of a phone that runs no script', async () => {
  const page = await visit('/', { ...DEVICES.phone, javaScriptEnabled: false, bare: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
});

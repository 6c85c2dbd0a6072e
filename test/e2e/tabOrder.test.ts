import type { Page } from 'playwright-core';
import { DEVICES } from './support/devices';
import { readFocus } from './support/focus';
import { visit } from './support/visit';

/** The names of the tab stops from one control to another, including both. */
const stops = async (page: Page, from: string, to: string): Promise<string[]> => {
  await page.getByRole('button', { name: from, exact: true }).focus();
  const names = [(await readFocus(page)).name];
  while (names.length < 12 && !names.at(-1)?.startsWith(to)) {
    await page.keyboard.press('Tab');
    names.push((await readFocus(page)).name);
  }
  return names.map((name) => (name.startsWith('Relevant') ? 'Sort by' : name));
};

describe('tab order of the filtered collections', () => {
  const url = '/Collections?category=Women&type=Topwear';
  const chips = ['Remove filter Women', 'Remove filter Topwear', 'Clear all'];

  it('should go from the chips to the sort on a desktop', async () => {
    const page = await visit(url, DEVICES.desktop);
    expect(await stops(page, 'Remove filter Women', 'Relevant')).toEqual([...chips, 'Sort by']);
  });

  it('should go from the sort to the chips on a phone', async () => {
    const page = await visit(url, DEVICES.phone);
    expect(await stops(page, 'Filter (2)', 'Clear all')).toEqual(['Filter (2)', 'Sort by', ...chips]);
  });
});

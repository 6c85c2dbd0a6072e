import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Sets the font size of the browser, until its session ends with the page; 16
 * is the default.
 */
export const setFontSize = async (
  page: Page,
  standard: number,
): Promise<void> => {
  const session =
    sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

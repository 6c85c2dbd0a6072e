import type { Page } from 'playwright-core';

/** Replaces the style that a test adds to the document. */
export const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

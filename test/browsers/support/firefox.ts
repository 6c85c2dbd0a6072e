import puppeteer, { type Page } from 'puppeteer-core';
import type { OpenBrowser, Tab } from './webkit';

// A machine without a mouse has no hover.
const MOUSE = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

const tabOf = (page: Page): Tab => ({
  goto: (url) => page.goto(url),
  back: () => page.goBack(),
  reload: () => page.reload(),
  find: async (role, name) => {
    for (const element of await page.$$(
      `::-p-aria([name="${name}"][role="${role}"])`,
    ))
      if (await element.isVisible()) return element;
    return undefined;
  },
  pressKey: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  evaluate: (script) => page.evaluate(script),
  resize: (viewport) => page.setViewport(viewport),
});

/** Opens Firefox, over WebDriver BiDi. */
export const openFirefox: OpenBrowser = async (viewport) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: MOUSE,
    defaultViewport: viewport,
  });
  return {
    openTab: async () => tabOf(await browser.newPage({ type: 'window' })),
    close: () => browser.close(),
  };
};

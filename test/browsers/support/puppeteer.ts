import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './engine';

/**
 * Firefox reports it for an image that is removed while the worker fetches it.
 */
const CANCELLED =
  'A ServiceWorker intercepted the request and encountered an unexpected error.';

const tabOf = (page: Page): Tab => ({
  goto: (url) => page.goto(url),
  back: () => page.goBack(),
  reload: () => page.reload(),
  find: async (role, name) => {
    for (const element of await page.$$(
      `::-p-aria([name="${name}"][role="${role}"])`,
    )) {
      if (!(await element.isVisible())) continue;
      return {
        click: () => element.click(),
        hover: () => element.hover(),
        select: (value) => element.select(value),
      };
    }
    return undefined;
  },
  clickAt: (x, y) => page.mouse.click(x, y),
  pressKey: async (key, modifier) => {
    if (modifier) await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    if (modifier) await page.keyboard.up(modifier);
  },
  type: (text) => page.keyboard.type(text),
  evaluate: (run, ...args) => page.evaluate(run, ...args),
});

/** Firefox over WebDriver BiDi. */
export const launchWithPuppeteer = async (
  options: LaunchOptions,
): Promise<Engine> => {
  const browser = await puppeteer.launch(options);
  return {
    openProfile: async (viewport) => {
      const context = await browser.createBrowserContext();
      return {
        openTab: async (report) => {
          const page = await context.newPage({ type: 'window' });
          page.on('console', (message) => report(`console: ${message.text()}`));
          page.on('pageerror', (error) => {
            if (!String(error).includes(CANCELLED))
              report(`uncaught: ${String(error)}`);
          });
          await page.setViewport(viewport);
          return tabOf(page);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};

import {
  Builder,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** The elements of a role, which WebDriver cannot find by it. */
const SELECTORS = {
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  spinbutton: 'input[type="number"]',
  textbox:
    'input:not([type]), input[type="text"], input[type="email"], input[type="tel"]',
} as const;
export type Role = keyof typeof SELECTORS;

const KEYS = {
  ' ': Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
} as const;
type Key = keyof typeof KEYS;

/**
 * Includes the transparent radios over the sizes, which WebDriver does not
 * report as displayed.
 */
const visibleElements = (selector: string) => {
  const modal = document.querySelector('dialog:modal');
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      (!modal || modal.contains(element)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0,
  );
};

const scrollTo = (element: Element) =>
  element.scrollIntoView({ block: 'nearest' });

export interface Viewport {
  width: number;
  height: number;
}

const tabOf = (driver: WebDriver, handle: string) => {
  const run = async <T>(command: () => Promise<T>): Promise<T> => {
    await driver.switchTo().window(handle);
    return command();
  };
  return {
    goto: (url: string): Promise<unknown> => run(() => driver.get(url)),
    back: (): Promise<unknown> => run(() => driver.navigate().back()),
    reload: (): Promise<unknown> => run(() => driver.navigate().refresh()),
    /** The first visible element with this role and this accessible name. */
    find: (role: Role, name: string) =>
      run(async () => {
        // A page that is changing may remove an element before its turn.
        const elements = driver.executeScript<WebElement[]>(
          visibleElements,
          SELECTORS[role],
        );
        for (const element of await elements.catch(() => [])) {
          const found = element.getAccessibleName().catch(() => undefined);
          if ((await found) !== name) continue;
          return {
            click: () =>
              run(async () => {
                // The driver does not scroll to a button below the window.
                await driver.executeScript(scrollTo, element);
                await element.click();
              }),
            hover: () =>
              run(() => driver.actions().move({ origin: element }).perform()),
          };
        }
        return undefined;
      }),
    pressKey: (key: Key) =>
      run(() => driver.actions().sendKeys(KEYS[key]).perform()),
    /** Types into the focused element, key by key. */
    type: (text: string) =>
      run(() => driver.actions().sendKeys(text).perform()),
    evaluate: <T>(script: () => T): Promise<Awaited<T>> =>
      run(() => driver.executeScript(script)),
    resize: (viewport: Viewport): Promise<unknown> =>
      run(() => driver.manage().window().setRect(viewport)),
  };
};
export type Tab = ReturnType<typeof tabOf>;

/** Opens WebKitGTK with empty storage and caches. */
export const openWebKit = async (viewport: Viewport) => {
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .forBrowser('MiniBrowser')
    .build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...viewport });
  let isNew = true;
  return {
    /**
     * In a window of its own: a tab behind another one is hidden, and shows the
     * cart of the other tabs only later.
     */
    openTab: async (): Promise<Tab> => {
      if (!isNew) await driver.switchTo().newWindow('window');
      isNew = false;
      return tabOf(driver, await driver.getWindowHandle());
    },
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
};
export type OpenBrowser = typeof openWebKit;

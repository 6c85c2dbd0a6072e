import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  Builder,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select';
import {
  SELECTORS,
  type Engine,
  type Key,
  type Tab,
  type Viewport,
} from './engine';
import { freeUrl, untilServed } from './servers';

const KEYS: Readonly<Record<Key | 'Shift', string>> = {
  ' ': Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Shift: Keys.SHIFT,
  Tab: Keys.TAB,
};

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

const tabOf = (driver: WebDriver, handle: string): Tab => {
  const run = async <T>(command: () => Promise<T>): Promise<T> => {
    await driver.switchTo().window(handle);
    return command();
  };
  return {
    goto: (url) => run(() => driver.get(url)),
    back: () => run(() => driver.navigate().back()),
    reload: () => run(() => driver.navigate().refresh()),
    find: (role, name) =>
      run(async () => {
        // A page that is changing may remove an element before its turn.
        const elements = driver.executeScript<WebElement[]>(
          visibleElements,
          SELECTORS[role],
        );
        for (const element of await elements.catch(() => [])) {
          if (
            (await element.getAccessibleName().catch(() => undefined)) !== name
          )
            continue;
          return {
            click: () => run(() => element.click()),
            hover: () =>
              run(() => driver.actions().move({ origin: element }).perform()),
            select: (value) =>
              run(() => new Select(element).selectByValue(value)),
          };
        }
        return undefined;
      }),
    clickAt: (x, y) =>
      run(() => driver.actions().move({ x, y }).click().perform()),
    pressKey: (key, modifier) =>
      run(async () => {
        const actions = driver.actions();
        if (modifier) actions.keyDown(KEYS[modifier]);
        actions.keyDown(KEYS[key]).keyUp(KEYS[key]);
        if (modifier) actions.keyUp(KEYS[modifier]);
        await actions.perform();
      }),
    type: (text) => run(() => driver.actions().sendKeys(text).perform()),
    evaluate: (script, ...args) =>
      run(() => driver.executeScript(script, ...args)),
  };
};

const end = async (child: ChildProcess): Promise<void> => {
  const isEnded = once(child, 'exit');
  child.kill();
  await isEnded;
};

const openSession = async (display: string, { width, height }: Viewport) => {
  const url = await freeUrl();
  const server = spawn('WebKitWebDriver', [`--port=${new URL(url).port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  await untilServed(`${url}/status`);
  const driver = await new Builder()
    .usingServer(url)
    .forBrowser('MiniBrowser')
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  let isNew = true;
  return {
    openTab: async () => {
      if (!isNew) await driver.switchTo().newWindow('window');
      isNew = false;
      return tabOf(driver, await driver.getWindowHandle());
    },
    close: async () => {
      await driver.quit();
      await end(server);
    },
  };
};

/**
 * WebKitGTK on a virtual display. A driver process has one session, so each
 * profile has a process.
 */
export const launchWebKit = async (): Promise<Engine> => {
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const number = await new Promise((resolve) =>
    xvfb.stdout.once('data', resolve),
  );
  return {
    openProfile: (viewport) =>
      openSession(`:${String(number).trim()}`, viewport),
    close: () => end(xvfb),
  };
};

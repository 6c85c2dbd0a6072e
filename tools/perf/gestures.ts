import type { Browser, Locator, Page } from 'playwright-core';
import { PATHS, productPath } from '../../src/routing/paths';
import { CPU_SLOWDOWN, openPage, type Device } from './devices';

/** The page has reacted by then, and nothing changes any more. */
const SETTLE_MS = 1500;
/** A short press of a button of the mouse. */
const HOLD_MS = 60;

interface Gesture {
  readonly path: string;
  /** Prepares the page, and returns the element or the key that is pressed. */
  readonly prepare: (page: Page) => Locator | Promise<Locator | string>;
  /** The selector of a text that the gesture changes. */
  readonly changes: string;
}

const COUNT = 'main p:text-matches("^[0-9]+ products?$")';

export const FILTER: Gesture = {
  path: PATHS.collections,
  prepare: async (page) => {
    const sheet = page.getByRole('button', { name: /^Filter/ });
    if (await sheet.isVisible()) await sheet.click();
    return page.getByRole('checkbox', { name: 'Men', exact: true });
  },
  changes: COUNT,
};

export const GESTURES: Readonly<Record<string, Gesture>> = {
  filter: FILTER,
  sort: {
    path: PATHS.collections,
    prepare: async (page) => {
      await page.getByLabel('Sort by').focus();
      return 'ArrowDown';
    },
    changes: 'main h3',
  },
  'search a letter': {
    path: PATHS.collections,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('searchbox').focus();
      return 's';
    },
    changes: COUNT,
  },
  'add to cart': {
    path: productPath('melton-overcoat-charcoal'),
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'M', exact: true }).click();
      return page.getByRole('button', { name: 'ADD TO CART' });
    },
    changes: 'header a[href="/cart"]',
  },
  'open a product': {
    path: PATHS.collections,
    prepare: (page) =>
      page.getByRole('main').getByRole('link', { name: '$' }).first(),
    changes: 'h1',
  },
};

/**
 * Runs in the page: collects the durations of the gesture's events. Browsers
 * omit those of less than 16 ms.
 */
const observeEvents = () => {
  const durations = [8];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Not the events of the elements that come under the pointer afterwards.
      if (entry instanceof PerformanceEventTiming && entry.interactionId) {
        durations.push(entry.duration);
      }
    }
  });
  // The types do not know the threshold yet.
  const events = { type: 'event', durationThreshold: 16 };
  observer.observe(events);
  return durations;
};

const centerOf = async (element: Locator) => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

/** Makes a gesture, and returns its longest event from input to paint, in ms. */
export const makeGesture = async (
  page: Page,
  device: Device,
  shop: string,
  { path, prepare, changes }: Gesture,
) => {
  await page.goto(shop + path, { waitUntil: 'networkidle' });
  await page.locator('html[data-boot="done"]').waitFor({ state: 'attached' });
  // After the navigation: it may have moved the page to another process.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const pressed = await prepare(page);
  const isKey = typeof pressed === 'string';
  // `click` of an element would run script in the page during the gesture.
  const [x, y] = isKey ? [0, 0] : await centerOf(pressed);
  const changed = page.locator(changes).first();
  const before = await changed.textContent();
  await page.waitForTimeout(SETTLE_MS);
  const durations = await page.evaluateHandle(observeEvents);
  if (isKey) await page.keyboard.press(pressed);
  else if (device === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: HOLD_MS });
  await page.waitForTimeout(SETTLE_MS);
  if ((await changed.textContent()) === before) {
    throw new Error(`A gesture on ${shop}${path} did not change ${changes}.`);
  }
  return durations.evaluate((all) => Math.max(...all));
};

export const measureGesture = async (
  browser: Browser,
  device: Device,
  shop: string,
  gesture: Gesture,
) => {
  const page = await openPage(browser, device);
  const ms = await makeGesture(page, device, shop, gesture);
  await page.close();
  return { ms };
};

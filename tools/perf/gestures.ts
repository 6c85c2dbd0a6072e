import type { Browser, Locator, Page } from 'playwright-core';
import { PATHS, productPath } from '../../src/features/navigation/paths';
import { CPU_SLOWDOWN, DEVICES, type Device } from './devices';

/** The page has reacted by then, and nothing changes any more. */
const SETTLE_MS = 1500;
/** A short press of a button of the mouse. */
const HOLD_MS = 60;

interface Gesture {
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is pressed, or else the key. */
  readonly target?: (page: Page) => Locator;
  readonly key?: string;
  /** The selector of a text that the gesture changes. */
  readonly changes: string;
}

const COUNT = 'main p:text-matches("^[0-9]+ products?$")';

export const FILTER: Gesture = {
  path: PATHS.collections,
  prepare: async (page) => {
    const sheet = page.getByRole('button', { name: /^Filter/ });
    if (await sheet.isVisible()) await sheet.click();
  },
  target: (page) => page.getByRole('checkbox', { name: 'Men', exact: true }),
  changes: COUNT,
};

export const GESTURES: Readonly<Record<string, Gesture>> = {
  filter: FILTER,
  sort: {
    path: PATHS.collections,
    prepare: (page) => page.getByLabel('Sort by').focus(),
    key: 'ArrowDown',
    changes: 'main h3',
  },
  'search a letter': {
    path: PATHS.collections,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('searchbox').focus();
    },
    key: 's',
    changes: COUNT,
  },
  'add to cart': {
    path: productPath('melton-overcoat-charcoal'),
    prepare: (page) =>
      page.getByRole('radio', { name: 'M', exact: true }).click(),
    target: (page) => page.getByRole('button', { name: 'ADD TO CART' }),
    changes: 'header a[href="/cart"]',
  },
  'open a product': {
    path: PATHS.collections,
    target: (page) =>
      page.getByRole('main').getByRole('link', { name: '$' }).first(),
    changes: 'h1',
  },
};

/**
 * Runs in the page: collects the events of the gesture. Browsers omit those of
 * less than 16 ms.
 */
const observe = () => {
  const durations = [8];
  new PerformanceObserver((list) => {
    // Not the events of the elements that come under the pointer afterwards.
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        durations.push(entry.duration);
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
  Object.assign(window, { durations });
};

/** Runs in the page. */
const longest = () =>
  Math.max(...[Reflect.get(window, 'durations')].flat().map(Number));

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
  { path, prepare, target, key = '', changes }: Gesture,
): Promise<number> => {
  await page.goto(shop + path, { waitUntil: 'networkidle' });
  await page.locator('html[data-boot="done"]').waitFor({ state: 'attached' });
  // After the navigation: it may have moved the page to another process.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await prepare?.(page);
  // `click` of an element would run script in the page during the gesture.
  const at = target && (await centerOf(target(page)));
  const changed = page.locator(changes).first();
  const before = await changed.textContent();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(observe);
  if (!at) await page.keyboard.press(key);
  else if (device === 'phone') await page.touchscreen.tap(...at);
  else await page.mouse.click(...at, { delay: HOLD_MS });
  await page.waitForTimeout(SETTLE_MS);
  if ((await changed.textContent()) === before)
    throw new Error(`A gesture on ${shop}${path} did not change ${changes}.`);
  return page.evaluate(longest);
};

/** A page in a new profile. */
export const openPage = (browser: Browser, device: Device) =>
  browser.newPage({ ...DEVICES[device], serviceWorkers: 'block' });

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

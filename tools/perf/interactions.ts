import type { Browser, Locator, Page } from 'playwright-core';
import { PATHS } from '../../src/domain/paths';
import { COAT } from '../browser/pages';
import type { RecordValue } from './report';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
} as const;
type Device = keyof typeof DEVICES;

const CPU_SLOWDOWN = 4;
/** The events that a gesture causes late, such as those of a view transition, belong to it. */
const SETTLE_MS = 500;

interface Gesture {
  readonly path: string;
  /** Prepares the page, unmeasured. */
  readonly prepare?: (page: Page, device: Device) => Promise<unknown>;
  readonly act: (page: Page, device: Device) => Promise<unknown>;
  /** Runs in the page: whether the gesture had its effect. */
  readonly isDone: () => boolean;
  /** Whether the page without script reacts too. */
  readonly hasFloor?: (device: Device) => boolean;
}

/** Moves the mouse onto an element and clicks it, or taps it: Playwright sends the input events of the browser. */
const press = (element: Locator, device: Device) => (device === 'phone' ? element.tap() : element.click());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const GESTURES: Readonly<Record<string, Gesture>> = {
  filter: {
    path: PATHS.collections,
    prepare: async (page, device) => {
      if (device === 'phone') await press(button(page, /^Filter/), device);
    },
    act: (page, device) => press(page.getByRole('checkbox', { name: 'Men', exact: true }), device),
    isDone: () => location.search === '?category=Men',
    hasFloor: (device) => device === 'desktop',
  },
  sort: {
    path: PATHS.collections,
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    isDone: () => location.search === '?sort=low-to-high',
    hasFloor: () => true,
  },
  'search a letter': {
    path: PATHS.collections,
    prepare: async (page, device) => {
      await press(button(page, 'Search'), device);
      await page.getByRole('searchbox').focus();
    },
    act: (page) => page.keyboard.press('s'),
    isDone: () => location.search === '?q=s',
  },
  'add to cart': {
    path: COAT.path,
    prepare: (page, device) => press(page.getByRole('radio', { name: 'M', exact: true }), device),
    act: (page, device) => press(button(page, 'ADD TO CART'), device),
    isDone: () => (document.querySelector('header a[href="/cart"]')?.textContent ?? '').endsWith('1'),
    hasFloor: () => true,
  },
  'open a product': {
    path: PATHS.collections,
    act: (page, device) =>
      press(page.getByRole('main').getByRole('listitem').getByRole('link').first(), device),
    isDone: () => location.pathname.startsWith('/product/'),
  },
};

const observe = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    });
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    Object.assign(window, { eventDurations: durations });
  });

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** The longest event of a gesture in ms, its hover included; 8 stands for less than 16, which browsers omit. */
const measureGesture = async (
  page: Page,
  device: Device,
  url: string,
  gesture: Gesture,
  isFloor: boolean,
) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  // After the navigation: it may have moved the page to another process.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await gesture.prepare?.(page, device);
  await settle();
  await observe(page);
  await gesture.act(page, device);
  if (!isFloor) await page.waitForFunction(gesture.isDone);
  await settle();
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'eventDurations');
    return Math.max(8, ...(Array.isArray(durations) ? durations.map(Number) : []));
  });
};

/** Makes each gesture once on each device, with and without script in turn. */
export const measureInteractions = async (
  browser: Browser,
  shop: string,
  floor: string,
  record: RecordValue,
) => {
  for (const device of ['desktop', 'phone'] as const)
    for (const [name, gesture] of Object.entries(GESTURES))
      for (const origin of gesture.hasFloor?.(device) ? [shop, floor] : [shop]) {
        const page = await browser.newPage({ ...DEVICES[device], serviceWorkers: 'block' });
        const isFloor = origin === floor;
        const duration = await measureGesture(page, device, origin + gesture.path, gesture, isFloor);
        await page.close();
        record(`${device}: ${name} ms`, duration, { isFloor });
      }
};

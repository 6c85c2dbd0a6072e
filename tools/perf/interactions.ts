import type { Browser, Locator, Page } from 'playwright-core';
import { PATHS, productPath } from '../../src/features/navigation/paths';
import type { RecordValue, Variant } from './report';

export const PRODUCT_PATH = productPath('melton-overcoat-charcoal');

export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
} as const;
export type Device = keyof typeof DEVICES;

const CPU_SLOWDOWN = 4;
/** A gesture has ended when nothing has changed for this time. */
const SETTLE_MS = 700;
const TIMEOUT_MS = 10_000;
/** A short press, by mouse or finger. */
const HOLD_MS = 60;

interface Gesture {
  readonly path: string;
  readonly prepare?: (page: Page, device: Device) => Promise<unknown>;
  readonly target?: (page: Page) => Locator;
  readonly key?: string;
  /** Runs in the page: a text that the gesture changes. */
  readonly read: () => string;
  readonly variants: (device: Device) => readonly Variant[];
}

const press = (element: Locator, device: Device) =>
  device === 'phone' ? element.tap() : element.click();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

const count = () =>
  document.querySelector('main [role=status]')?.textContent ?? '';

export const filterGesture: Gesture = {
  path: PATHS.collections,
  prepare: async (page, device) => {
    if (device === 'phone') await press(button(page, /^Filter/), device);
  },
  target: (page) => page.getByRole('checkbox', { name: 'Men', exact: true }),
  read: count,
  variants: (device) =>
    device === 'desktop' ? ['shop', 'plain', 'floor'] : ['shop', 'plain'],
};

const GESTURES: Readonly<Record<string, Gesture>> = {
  filter: filterGesture,
  sort: {
    path: PATHS.collections,
    prepare: (page) => page.getByLabel('Sort by').focus(),
    key: 'ArrowDown',
    read: () => document.querySelector('main li h3')?.textContent ?? '',
    variants: () => ['shop', 'plain', 'floor'],
  },
  'search a letter': {
    path: PATHS.collections,
    prepare: async (page, device) => {
      await press(button(page, 'Search'), device);
      await page.getByRole('searchbox').focus();
    },
    key: 's',
    read: count,
    variants: () => ['shop', 'plain'],
  },
  'add to cart': {
    path: PRODUCT_PATH,
    prepare: (page, device) =>
      press(page.getByRole('radio', { name: 'M', exact: true }), device),
    target: (page) => button(page, 'ADD TO CART'),
    read: () =>
      document.querySelector('header a[href="/cart"]')?.textContent ?? '',
    variants: () => ['shop', 'plain', 'floor'],
  },
  'open a product': {
    path: PATHS.collections,
    target: (page) =>
      page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    read: () => document.querySelector('h1')?.textContent ?? '',
    variants: () => ['shop'],
  },
};

/**
 * Runs in the page: collects the durations of the events of the gesture, and
 * the time to the paint of what it changed.
 */
const observe = () => {
  const gesture = { longest: 8, painted: 0 };
  new PerformanceObserver((list) => {
    // Not the events of the elements that come under the pointer afterwards.
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        gesture.longest = Math.max(gesture.longest, entry.duration);
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
  // Each entry is for a larger paint than the one before.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) gesture.painted = duration;
  }).observe({ type: 'interaction-contentful-paint' });
  Object.assign(window, { gesture });
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settle = () => wait(SETTLE_MS);

const centerOf = async (element: Locator) => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Makes a gesture once on a slow processor. Returns its longest event, and the
 * time from the release of the button or key to the largest paint of what it
 * changed, in ms; 8 stands for an event of less than 16, which browsers omit.
 */
export const measureGesture = async (
  page: Page,
  device: Device,
  url: string,
  { prepare, target, key, read }: Gesture,
  variant: Variant = 'shop',
): Promise<{ longest: number; painted: number }> => {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (variant === 'shop')
    await page.locator('html[data-boot="done"]').waitFor({ state: 'attached' });
  // After the navigation: it may have moved the page to another process.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await prepare?.(page, device);
  // Playwright's own `click` would run script in the page during the gesture.
  const at = target && (await centerOf(target(page)));
  await settle();
  await page.evaluate(observe);
  const before = await page.evaluate(read);
  if (!at) await page.keyboard.press(key ?? '');
  else if (device === 'phone') {
    // Playwright's `tap` releases at once.
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [at],
    });
    await wait(HOLD_MS);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
  } else await page.mouse.click(at.x, at.y, { delay: HOLD_MS });
  const end = Date.now() + TIMEOUT_MS;
  while (variant !== 'floor' && (await page.evaluate(read)) === before) {
    if (Date.now() > end)
      throw new Error(`The gesture on ${url} (${variant}) changed nothing.`);
    await settle();
  }
  await settle();
  const gesture = await page.evaluate((): unknown =>
    Reflect.get(window, 'gesture'),
  );
  const valueOf = (name: string) => Number(Reflect.get(Object(gesture), name));
  return { longest: valueOf('longest'), painted: valueOf('painted') };
};

export const measureInteractions = async (
  browser: Browser,
  urls: Readonly<Record<Variant, string>>,
  record: RecordValue,
) => {
  for (const device of ['desktop', 'phone'] as const)
    for (const [name, gesture] of Object.entries(GESTURES))
      for (const variant of gesture.variants(device)) {
        const page = await browser.newPage({
          ...DEVICES[device],
          serviceWorkers: 'block',
        });
        const url = urls[variant] + gesture.path;
        const { longest, painted } = await measureGesture(
          page,
          device,
          url,
          gesture,
          variant,
        );
        await page.close();
        record(`${device}: ${name} ms`, longest, { variant });
        if (variant !== 'floor')
          record(`${device}: ${name}, painted ms`, painted, { variant });
      }
};

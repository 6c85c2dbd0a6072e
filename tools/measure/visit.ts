import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATHS } from '../../src/domain/paths';
import { said, table } from '../table';
import { DESK, PATIENCE } from './device';
import { turnToEnd } from './grid';
import { quiet, watchWire } from './wire';

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desk: DESK,
} as const;
type Screen = keyof typeof SCREENS;

/** What a step of a first visit fetched, what lay in the cache left out. */
interface Fetched {
  readonly bytes: number;
  readonly requests: number;
}

export interface StepFigures extends Readonly<Record<Screen, Fetched>> {
  readonly step: string;
}

const STEPS: readonly (readonly [string, (page: Page, shop: string) => Promise<unknown>])[] = [
  ['home', (page, shop) => page.goto(shop + PATHS.home)],
  ['the rest of it, scrolled', turnToEnd],
  [
    'the collections, scrolled to their end',
    async (page) => {
      await page.locator(`a[href="${PATHS.collections}"]:visible`).first().click();
      await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor();
      await turnToEnd(page);
    },
  ],
  [
    'a product',
    async (page) => {
      await page.locator('main li a[href^="/product/"]').first().click();
      await page.getByRole('button', { name: 'ADD TO CART' }).waitFor();
    },
  ],
  [
    'the cart, with it in there',
    async (page) => {
      await page.getByRole('group', { name: 'Select Size' }).locator('label').first().click();
      await page.getByRole('button', { name: 'ADD TO CART' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Cart 1' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor();
    },
  ],
];

const openWatched = async (context: BrowserContext) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const wire = watchWire(session);
  let before: Fetched = { bytes: 0, requests: 0 };
  /** What came since it was asked last. */
  const fetched = async (): Promise<Fetched> => {
    await quiet(page, wire);
    const bytes = Object.values(wire.bytes).reduce((sum, kind) => sum + kind, 0);
    const since = { bytes: bytes - before.bytes, requests: wire.fetched - before.requests };
    before = { bytes, requests: wire.fetched };
    return since;
  };
  return { page, fetched };
};

const visitOn = async (browser: Browser, shop: string, screen: Screen): Promise<readonly Fetched[]> => {
  // The worker's stock comes besides, whenever the browser has time for it.
  const context = await browser.newContext({ ...SCREENS[screen], serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  const { page, fetched } = await openWatched(context);
  const steps: Fetched[] = [];
  for (const [, take] of STEPS) {
    await take(page, shop);
    steps.push(await fetched());
  }
  const again = await openWatched(context);
  await again.page.goto(shop + PATHS.home);
  steps.push(await again.fetched());
  await context.close();
  return steps;
};

/** What a first visit fetches step by step, and the home page when it is opened again. */
export const measureVisit = async (browser: Browser, shop: string): Promise<readonly StepFigures[]> => {
  const phone = await visitOn(browser, shop, 'phone');
  const desk = await visitOn(browser, shop, 'desk');
  const nothing: Fetched = { bytes: 0, requests: 0 };
  return [...STEPS.map(([step]) => step), 'home again'].map((step, i) => ({
    step,
    phone: phone[i] ?? nothing,
    desk: desk[i] ?? nothing,
  }));
};

/** The visit, a step a line, in thousands of bytes. */
export const visitTable = (figures: readonly StepFigures[]): string =>
  table(
    ['step', 'phone KB', 'requests', 'desk KB', 'requests'],
    figures.map(({ step, phone, desk }) => [
      step,
      ...[phone, desk].flatMap(({ bytes, requests }) => [said(bytes / 1000), said(requests)]),
    ]),
  );

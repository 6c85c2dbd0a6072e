import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export const DESK = { viewport: { width: 1280, height: 900 } } as const;

/** How much slower than this machine its processor is. */
const SLOWDOWN = 4;

const KBIT = 1024 / 8;
/** Lighthouse's slow 4G, in bytes a second and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * 1024 * KBIT,
  uploadThroughput: 750 * KBIT,
};

/** How long anything may take, in milliseconds, on a machine that is busy elsewhere. */
export const PATIENCE = 120_000;

type Screen = typeof PHONE | typeof DESK;

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A page of a browser that has never been anywhere, on a processor four times slower. */
export const openDevice = async (browser: Browser, screen: Screen): Promise<Device> => {
  // A service worker would fetch beside the page that is measured.
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page, session };
};

/** From here on everything comes over a slow 4G network. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
};

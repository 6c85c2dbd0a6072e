import type { Browser } from 'playwright-core';

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

export const DEVICE_NAMES = ['desktop', 'phone'] as const;

/** How many times slower the processor runs. */
export const CPU_SLOWDOWN = 4;

/** A page in a new profile. */
export const openPage = (browser: Browser, device: Device) =>
  browser.newPage({ ...DEVICES[device], serviceWorkers: 'block' });

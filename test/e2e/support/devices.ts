import type { BrowserContextOptions } from 'playwright-core';

/** The phone on which everything has to be in reach. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** The two screens on which everything is looked at; nothing moves, so that nothing is met half-way. */
export const DEVICES = {
  phone: { ...PHONE, reducedMotion: 'reduce' },
  desktop: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;
export const DEVICE_NAMES: readonly Device[] = ['phone', 'desktop'];

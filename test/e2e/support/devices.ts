import type { BrowserContextOptions } from 'playwright-core';

/** A small phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

/** The devices of the accessibility tests, with reduced motion. */
export const DEVICES = {
  phone: { ...PHONE, reducedMotion: 'reduce' },
  desktop: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;

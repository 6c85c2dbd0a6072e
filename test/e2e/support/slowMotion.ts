import type { Page } from 'playwright-core';

/**
 * Runs animations and transitions at a fraction of their speed, so that a busy
 * machine sees them.
 */
export const slowMotion = async (page: Page, speed: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: speed });
};

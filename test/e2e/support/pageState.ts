import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPageState } from '../../support/browser/pageStates';
import { SHOP, visit } from './visit';

/** Opens a page that is not of the shop, for states that are opened later. */
export const visitBlank = (options?: BrowserContextOptions): Promise<Page> =>
  visit('/robots.txt', { ...options, bare: true });

/** Opens a page in one of its visual states in a new browser context. */
export const visitState = async (
  name: string,
  options?: BrowserContextOptions,
): Promise<Page> => {
  const page = await visitBlank(options);
  await openPageState(page, SHOP, name);
  return page;
};

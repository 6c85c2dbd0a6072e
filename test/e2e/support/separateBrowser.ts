import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright-core';
import { fromGlobalSetup } from './visit';

const isOptions = (value: unknown): value is LaunchOptions => typeof value === 'object' && value !== null;

const options = (more: LaunchOptions): LaunchOptions => {
  const shared: unknown = JSON.parse(fromGlobalSetup('BROWSER_OPTIONS'));
  if (!isOptions(shared)) throw new Error("The browser tests run through jest's globalSetup.");
  return { ...shared, ...more, args: [...(shared.args ?? []), ...(more.args ?? [])] };
};

/** Disables images. Intercepting their requests would disable the HTTP cache. */
export const WITHOUT_IMAGES: LaunchOptions = { args: ['--blink-settings=imagesEnabled=false'] };

/** Launches a browser that a test can kill. */
export const launchSeparate = (more: LaunchOptions = {}): Promise<Browser> => chromium.launch(options(more));

/** Launches a browser with a profile directory. */
export const launchWithProfile = (directory: string, more: LaunchOptions = {}): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, options(more));

/** The ids of the browser processes of a type. */
export const processesOf = async (browser: Browser, type: 'browser' | 'renderer'): Promise<number[]> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter((one) => one.type === type).map(({ id }) => id);
};

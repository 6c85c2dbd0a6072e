import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright-core';
import { fromStart } from './shopper';

const isOptions = (value: unknown): value is LaunchOptions => typeof value === 'object' && value !== null;

const options = (): LaunchOptions => {
  const said: unknown = JSON.parse(fromStart('BROWSER_OPTIONS'));
  if (!isOptions(said)) throw new Error('The browser tests run through jest’s globalSetup.');
  return said;
};

/** A browser beside the one that the tests share, for a test that must not spare it. */
export const launchOwn = (more: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...options(), ...more });

/** The same with a directory in which it keeps what it stores. */
export const launchIn = (directory: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, options());

/** The ids of the browser's own processes of a kind. */
export const processesOf = async (browser: Browser, type: 'browser' | 'renderer'): Promise<number[]> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter((one) => one.type === type).map(({ id }) => id);
};

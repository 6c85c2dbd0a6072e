import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright-core';
import { fromStart } from './shopper';

const isOptions = (value: unknown): value is LaunchOptions => typeof value === 'object' && value !== null;

const options = (more: LaunchOptions): LaunchOptions => {
  const said: unknown = JSON.parse(fromStart('BROWSER_OPTIONS'));
  if (!isOptions(said)) throw new Error('The browser tests run through jest’s globalSetup.');
  return { ...said, ...more, args: [...(said.args ?? []), ...(more.args ?? [])] };
};

/** A browser that asks for no picture; to intercept them would have it fetch everything else anew each time. */
export const WITHOUT_PICTURES: LaunchOptions = { args: ['--blink-settings=imagesEnabled=false'] };

/** A browser beside the one that the tests share, for a test that must not spare it. */
export const launchOwn = (more: LaunchOptions = {}): Promise<Browser> => chromium.launch(options(more));

/** The same with a directory in which it keeps what it stores. */
export const launchIn = (directory: string, more: LaunchOptions = {}): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, options(more));

/** The ids of the browser's own processes of a kind. */
export const processesOf = async (browser: Browser, type: 'browser' | 'renderer'): Promise<number[]> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter((one) => one.type === type).map(({ id }) => id);
};

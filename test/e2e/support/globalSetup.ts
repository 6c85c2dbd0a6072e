import { chromium } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';
import { requireBuild } from '../../../tools/build/buildStamp';
import { serveDist } from '../../../tools/build/serveDist';
import { teardown } from './teardown';

/** Serves the production build and starts the browser that all test files share. */
export default async () => {
  requireBuild();
  const server = await serveDist(0);
  const options = await launchOptions();
  const browser = await chromium.launchServer(options);
  teardown.run = async () => {
    await browser.close();
    server.stop();
  };
  process.env['SHOP_URL'] = server.url;
  process.env['BROWSER_OPTIONS'] = JSON.stringify(options);
  process.env['BROWSER_WS'] = browser.wsEndpoint();
};

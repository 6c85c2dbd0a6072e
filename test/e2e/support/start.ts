import { chromium } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';
import { requireBuild } from '../../../tools/build/buildStamp';
import { serveDist } from '../../../tools/serve/serveDist';
import { running } from './running';

/** Serves the production build, and starts the one browser that every test file shares. */
export default async () => {
  requireBuild();
  const server = await serveDist(0);
  const options = await launchOptions();
  const browser = await chromium.launchServer(options);
  running.stop = async () => {
    await browser.close();
    server.stop();
  };
  process.env['SHOP_URL'] = server.url;
  process.env['BROWSER_OPTIONS'] = JSON.stringify(options);
  process.env['BROWSER_WS'] = browser.wsEndpoint();
};

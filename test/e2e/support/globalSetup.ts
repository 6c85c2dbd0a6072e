import { chromium } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';
import { requireBuild } from '../../../tools/build/buildStamp';
import { DIST } from '../../../tools/build/fileMap';
import { serveDist } from '../../../tools/build/serveDist';
import { teardown } from './globalTeardown';

// The tests of one shop need no other.
const EXAMPLE =
  process.env['WEFT_SHOP'] === undefined ? 'examples/harbour/dist' : DIST;

/**
 * Serves the production builds of the shop and of the example, and starts the
 * browser that all test files share.
 */
export default async () => {
  requireBuild();
  requireBuild(EXAMPLE);
  const server = await serveDist(0);
  const example = await serveDist(0, EXAMPLE);
  const browser = await chromium.launchServer(await launchOptions());
  teardown.run = async () => {
    await browser.close();
    server.stop();
    example.stop();
  };
  process.env['SHOP_URL'] = server.url;
  process.env['EXAMPLE_URL'] = example.url;
  process.env['BROWSER_WS'] = browser.wsEndpoint();
};

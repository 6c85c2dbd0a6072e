import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { launchOptions } from '../../../tools/browser';
import { running } from './running';

/** Serves `dist` as `npm start` does, and starts the one browser that every test file shares. */
export default async () => {
  if (!existsSync('dist/index.html')) throw new Error('dist is missing: run `npm run build` first.');
  const server = createServer(sirv('dist', { single: true, ignores: [/^\/(assets|images)\//] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const browser = await chromium.launchServer(await launchOptions());
  running.stop = async () => {
    await browser.close();
    server.close();
  };
  process.env['SHOP_URL'] = `http://127.0.0.1:${address.port}`;
  process.env['BROWSER_WS'] = browser.wsEndpoint();
};

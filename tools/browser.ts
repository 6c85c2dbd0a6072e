import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Chromium out of its npm package; it runs on Linux x64 only, so elsewhere the installed one is asked for. */
const findChromium = async (): Promise<string> => {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Read at import: tells the package to unpack the libraries that a bare machine lacks.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error('No Chromium found: set CHROME_PATH to the executable of Chrome or Chromium.');
};

/** How every tool and test of the project starts the browser. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export const launchBrowser = async () => chromium.launch(await launchOptions());

import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { packagedChromium } from './chromium';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Chromium out of its npm package; it runs on Linux x64 only, so elsewhere the installed one is asked for. */
const findChromium = async (): Promise<{ executablePath: string; env?: Record<string, string> }> => {
  const named = process.env['CHROME_PATH'];
  if (named) return { executablePath: named };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const executablePath = INSTALLED.find((path) => existsSync(path));
  if (executablePath) return { executablePath };
  throw new Error('No Chromium found: set CHROME_PATH to the executable of Chrome or Chromium.');
};

/** How every tool and test of the project starts the browser. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const { executablePath, env } = await findChromium();
  return {
    executablePath,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};

export const launchBrowser = async () => chromium.launch(await launchOptions());

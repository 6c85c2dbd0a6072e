import { existsSync } from 'node:fs';
import { describeJourneys } from './journeys';
import { launchWithPuppeteer } from './support/puppeteer';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

// A machine without a mouse has no hover.
const MOUSE = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

describeJourneys(async () => {
  const executablePath =
    process.env['FIREFOX_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error(
      'No Firefox found: apt-get install firefox-esr, or set FIREFOX_PATH.',
    );
  return launchWithPuppeteer({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: MOUSE,
  });
});

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeJourneys } from './journeys';
import { launchWebKit } from './support/webdriver';

// WebKit runs on Linux only.
describeJourneys(async () => {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  for (const name of ['WebKitWebDriver', 'Xvfb'])
    if (!folders.some((folder) => existsSync(join(folder, name))))
      throw new Error(
        'No WebKit found: apt-get install webkit2gtk-driver xvfb.',
      );
  return launchWebKit();
});

import { launchOptions } from '../../tools/browser/launch';
import { describeJourneys } from './journeys';
import { launchWithPuppeteer } from './support/puppeteer';

// A machine without a mouse has no hover. Playwright sets it as well.
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

describeJourneys(async () => {
  const options = await launchOptions();
  return launchWithPuppeteer({ ...options, args: [...options.args, MOUSE] });
});

import { launchOptions } from '../../tools/browser/launch';
import { describeJourneys } from './journeys';
import { launchWithPuppeteer } from './support/puppeteer';

describeJourneys(async () => launchWithPuppeteer(await launchOptions()));

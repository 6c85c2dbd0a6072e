import { findFirefox } from '../../tools/browser/launch';
import { describeJourneys } from './journeys';
import { launchWithPuppeteer } from './support/puppeteer';

describeJourneys(() => launchWithPuppeteer({ browser: 'firefox', executablePath: findFirefox() }));

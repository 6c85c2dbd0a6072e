import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tools/browser/launch';

/**
 * Opens the browser of a test file. Jest loads this file once, and what a test
 * file imports again for each, which takes half a second for Playwright.
 */
export default class BrowserEnvironment extends TestEnvironment {
  private browser?: Browser;

  override async setup() {
    await super.setup();
    this.browser = await launchBrowser();
    Object.assign(this.global, { browser: this.browser });
  }

  override async teardown() {
    await this.browser?.close();
    await super.teardown();
  }
}

const { TestEnvironment } = require('jest-environment-node');
const playwright = require('playwright-core');

/**
 * Loads Playwright once per worker. It takes 0.25 s, and Jest would load it
 * again for each test file.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.playwright = playwright;
  }
};

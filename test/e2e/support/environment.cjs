const { TestEnvironment } = require('jest-environment-node');
const playwright = require('playwright-core');

/** Loads Playwright once per worker. As a module of a test, it is loaded for every test file. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.playwright = playwright;
  }
};

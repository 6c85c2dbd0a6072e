const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of Node that the code needs and jsdom does not have. */
const NODE_GLOBALS = [
  'BroadcastChannel',
  'TextEncoder',
  'structuredClone',
  'Response',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS) this.global[name] = globalThis[name];
  }
};

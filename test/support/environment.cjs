const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of Node that the code needs and jsdom does not have. */
const NODE_GLOBALS = [
  'BroadcastChannel',
  'TextEncoder',
  'structuredClone',
  'Response',
  'crypto',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS)
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
  }
};

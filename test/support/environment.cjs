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
    // For each name that a test looks for, jsdom matches all rules with an
    // element. It skips those of another medium.
    const { CSSStyleSheet } = this.global;
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
      const isNeeded = /display|visibility|opacity/.test(rule);
      return insertRule.call(this, isNeeded ? rule : '@media print {}', index);
    };
  }
};

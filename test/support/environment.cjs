const { TestEnvironment } = require('jest-environment-jsdom');

/** What the router asks of a browser and jsdom does not have; Node's own serves. */
const LENT = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  // Node's Request refuses the signals and the arrays of jsdom.
  'AbortController',
  'AbortSignal',
  'Uint8Array',
  'ArrayBuffer',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] = globalThis[name];
  }
};

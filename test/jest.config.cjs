const ROOT = require('node:path').resolve(__dirname, '..');

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const project = (displayName, options) => ({
  displayName,
  rootDir: ROOT,
  testEnvironment: 'node',
  // Jest's globals are slow to read. As parameters of the modules, these take a quarter off the state walks.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Number', 'Object', 'Reflect', 'Set', 'String', 'Symbol'],
  ...options,
});

module.exports = {
  rootDir: ROOT,
  // Browser tests wait for the browser: one more worker than cores keeps the cores busy.
  maxWorkers: require('node:os').availableParallelism() + 1,
  projects: [
    project('unit', {
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/test/browsers/', '<rootDir>/test/e2e/', '<rootDir>/test/tools/'],
      testEnvironment: '<rootDir>/test/support/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
      transform: { '\\.(tsx?|js)$': swc },
      // The instrument of the Redux DevTools is an ES module.
      transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/)'],
    }),
    project('tools', {
      testMatch: ['<rootDir>/test/tools/**/*.test.ts'],
      transform: { '\\.tsx?$': swc },
    }),
    project('e2e', {
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
      testEnvironment: '<rootDir>/test/e2e/support/environment.cjs',
      moduleNameMapper: { '^playwright-core$': '<rootDir>/test/e2e/support/playwright.cjs' },
      transform: { '\\.ts$': swc },
    }),
    project('browsers', {
      testMatch: ['<rootDir>/test/browsers/*.test.ts'],
      transform: { '\\.ts$': swc },
    }),
  ],
};

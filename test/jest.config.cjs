const { availableParallelism } = require('node:os');
const { resolve } = require('node:path');

const ROOT = resolve(__dirname, '..');

// React and the tools read it; a shell may have set it for production.
process.env.NODE_ENV = 'test';
// Not that of a host, UTC.
process.env.TZ = 'Asia/Kolkata';
// The folder in which npm was started. The paths of the tests begin in the
// root.
delete process.env.INIT_CWD;

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
  restoreMocks: true,
  transform: { '\\.tsx?$': swc },
  ...options,
});

const UNIT = {
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  // The tests have their own currency, so that they need no change for another
  // currency of the shop.
  moduleNameMapper: {
    '/data/currency$': '<rootDir>/test/support/currency',
  },
};

const CHROMIUM = {
  testEnvironment: '<rootDir>/test/e2e/support/environment.ts',
  globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
};

module.exports = {
  rootDir: ROOT,
  // Ends a test that hangs. A busy machine may take many times as long as a
  // quiet one.
  testTimeout: 600_000,
  // Browser tests wait for the browser: one more worker than cores keeps the
  // cores busy.
  maxWorkers: availableParallelism() + 1,
  projects: [
    project('unit', {
      ...UNIT,
      testMatch: ['<rootDir>/test/!(browsers|e2e|tools)/**/*.test.ts'],
    }),
    // A test of pages or effects has the ending of a component: it needs a
    // document, which takes a second.
    project('unit', {
      ...UNIT,
      testMatch: ['<rootDir>/test/!(browsers|e2e|tools)/**/*.test.tsx'],
      testEnvironment: '<rootDir>/test/support/environment.cjs',
      setupFilesAfterEnv: [
        ...UNIT.setupFilesAfterEnv,
        '<rootDir>/test/support/setupPage.ts',
      ],
    }),
    project('tools', {
      testMatch: ['<rootDir>/test/tools/**/*.test.ts'],
    }),
    project('import', {
      testMatch: ['<rootDir>/tools/import/test/*.test.ts'],
    }),
    project('orders', {
      testMatch: ['<rootDir>/examples/order-service/test/*.test.ts'],
    }),
    project('e2e', {
      ...CHROMIUM,
      testMatch: ['<rootDir>/test/e2e/!(development)/*.test.ts'],
    }),
    // `npm run check` runs it.
    project('development', {
      ...CHROMIUM,
      testMatch: ['<rootDir>/test/e2e/development/*.test.ts'],
    }),
    project('browsers', {
      testMatch: ['<rootDir>/test/browsers/*.test.ts'],
    }),
  ],
};

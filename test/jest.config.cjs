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

module.exports = {
  rootDir: ROOT,
  // The default leaves one core idle.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'unit',
      rootDir: ROOT,
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/test/browsers/', '<rootDir>/test/e2e/', '<rootDir>/test/tools/'],
      testEnvironment: '<rootDir>/test/support/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
      transform: { '\\.(tsx?|js)$': swc },
      // The instrument of the Redux DevTools is an ES module.
      transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/)'],
    },
    {
      displayName: 'tools',
      rootDir: ROOT,
      testMatch: ['<rootDir>/test/tools/**/*.test.ts'],
      testEnvironment: 'node',
      transform: { '\\.tsx?$': swc },
    },
    {
      displayName: 'e2e',
      rootDir: ROOT,
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
      transform: { '\\.ts$': swc },
    },
    {
      displayName: 'browsers',
      rootDir: ROOT,
      testMatch: ['<rootDir>/test/browsers/*.test.ts'],
      testEnvironment: 'node',
      transform: { '\\.ts$': swc },
    },
  ],
};

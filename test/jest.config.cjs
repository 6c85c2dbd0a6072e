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
  testSequencer: '<rootDir>/test/support/longestFirst.cjs',
  projects: [
    {
      displayName: 'unit',
      rootDir: ROOT,
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/test/e2e/', '<rootDir>/test/tools/'],
      testEnvironment: '<rootDir>/test/support/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
      transform: { '\\.tsx?$': swc },
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
      globalSetup: '<rootDir>/test/e2e/support/start.ts',
      globalTeardown: '<rootDir>/test/e2e/support/stop.ts',
      transform: { '\\.ts$': swc },
    },
  ],
};

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['src/domain/**/*.ts', '!src/domain/copy.ts', 'src/store/**/*.ts', 'src/selectors/**/*.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/mutation/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  // A change of a table, or of another constant, is there from the moment that its file is loaded: every test would
  // be asked about each of them. `npm run machines` walks the tables whole.
  ignoreStatic: env['STATIC'] === undefined,
  // swc, which runs the tests, knows nothing of types.
  disableTypeChecks: false,
  ignorePatterns: ['public', 'deploy', 'docs', 'test/sessions', 'test/e2e', 'dist'],
  concurrency: 2,
  // A busy machine must not pass for a change that never ends.
  timeoutMS: 60_000,
  tempDirName: join(tmpdir(), 'weft-mutation'),
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  incrementalFile: 'coverage/mutation/incremental.json',
};

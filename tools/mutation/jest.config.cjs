const { join } = require('node:path');
const { projects } = require('../../test/jest.config.cjs');

const unit = projects.find(({ displayName }) => displayName === 'unit');

/** The tests of the three floors: none of them asks for a document, and none of them waits. */
module.exports = {
  ...unit,
  testMatch: ['<rootDir>/test/{domain,store,selectors}/**/*.test.ts'],
  runner: join(__dirname, 'runner.cjs'),
  testEnvironment: join(__dirname, 'environment.cjs'),
  setupFilesAfterEnv: [join(__dirname, 'setup.cjs')],
};

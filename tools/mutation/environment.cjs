const { TestEnvironment } = require('jest-environment-node');

/** Runs no further test of a file after the first that fails. */
module.exports = class extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure') this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};

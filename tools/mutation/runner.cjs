const { default: TestRunner } = require('jest-runner');

/** Files by how lately they have found a mutant: the next one is probably a neighbour of the last. */
const found = [];

const byChance = (a, b) =>
  found.indexOf(b.path) - found.indexOf(a.path) || (a.duration ?? 0) - (b.duration ?? 0);

/** Stops at the first file that fails, which Stryker cannot ask of Jest: one test is enough to kill a mutant. */
module.exports = class extends TestRunner {
  runTests(tests, watcher, options) {
    this.on('test-file-success', ([{ path }, { numFailingTests, testExecError }]) => {
      if (numFailingTests === 0 && !testExecError) return;
      if (found.includes(path)) found.splice(found.indexOf(path), 1);
      found.push(path);
      void watcher.setState({ interrupted: true });
    });
    return super.runTests(tests.toSorted(byChance), watcher, options);
  }
};

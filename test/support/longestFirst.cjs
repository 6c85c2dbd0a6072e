const Sequencer = require('@jest/test-sequencer').default;

/** The longest e2e tests. They start first, so that no worker is idle at the end. */
const LONGEST = [
  'accessibilityPhone',
  'accessibilityDesktop',
  'persistenceHostile',
  'persistenceTabs',
  'persistenceKilledPage',
  'persistenceKilledBrowser',
  'offline',
  'appUpdate',
  'timeTravel',
  'layoutShift',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/e2e/${name}.test.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Without recorded durations, Jest would sort the tests by file size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
};

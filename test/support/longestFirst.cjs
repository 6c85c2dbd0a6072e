const Sequencer = require('@jest/test-sequencer').default;

/** The browser tests that take longest: begun last, one of them would keep a single worker while the other is idle. */
const LONGEST = [
  'scenesPhone',
  'scenesDesktop',
  'persistenceHostile',
  'persistenceTabs',
  'persistenceKilledPage',
  'persistenceKilledBrowser',
  'offline',
  'appUpdate',
  'travel',
  'layoutShift',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/e2e/${name}.test.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Where jest has not yet seen how long each takes, it would go by the size of the files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
};

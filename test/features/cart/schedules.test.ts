import { exploreAll, replay } from './schedules';

/** `all`, or the schedule that a failure has named: WEFT_SCHEDULE='reload/+/-/addb'. */
const SCHEDULE = process.env['WEFT_SCHEDULE'];
const isAll = SCHEDULE === 'all';

// All takes minutes, the part of every run some seconds.
jest.setTimeout(isAll ? 3_600_000 : 600_000);

// +: add a shirt, *: add a skirt, 5: type 5, -: remove, u: undo.
const SOME = [
  ...['none/+/*', 'none/-/+', 'reload/+/-', 'close/+/', 'suspend/+/-', 'compaction/+/', 'fullDisk/+/'],
  ...['noIndexedDb/++/+-', 'noLocalStorage/++/+-', 'newerEntries/+/', 'newerVersion/+/-', 'olderVersion/+/'],
];
const ALL = [
  ...['none/-u/+', 'none/+-u/+5', 'none/5+-/+*', 'reload/+-/5', 'close/+-/5', 'suspend/+-/5'],
  ...['compaction/+/-', 'fullDisk/+-/5', 'newerEntries/+-/5', 'newerVersion/+-/5', 'olderVersion/+-/5'],
  ...['noIndexedDb/+-u/+5-', 'noLocalStorage/+-u/+5-'],
];

if (SCHEDULE !== undefined && !isAll) it('should hold for this schedule', () => replay(SCHEDULE));
else
  describe('every schedule of two tabs', () => {
    it.each(isAll ? [...SOME, ...ALL] : SOME)(
      'should lead to a serial order of their events: %s',
      async (scenario) => {
        const { schedules, states, runs } = await exploreAll(scenario);
        expect(schedules).toBeGreaterThan(10);
        process.stdout.write(`${scenario}: ${schedules} schedules, ${states} states, ${runs} runs\n`);
      },
    );
  });

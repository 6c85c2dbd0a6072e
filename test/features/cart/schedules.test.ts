import { exploreAll, replay, type Scenario } from './schedules';

/** `all`, or the schedule that a failure has named: WEFT_SCHEDULE='reload/+/-/addb'. */
const SCHEDULE = process.env['WEFT_SCHEDULE'];
const isAll = SCHEDULE === 'all';

// All takes minutes, the part of every run some seconds.
jest.setTimeout(isAll ? 3_600_000 : 120_000);

// +: add a shirt, *: add a skirt, 5: type 5, -: remove, u: undo.
const SOME: readonly Scenario[] = [
  { fault: 'none', scripts: ['+', '*'] },
  { fault: 'none', scripts: ['-u', '+'] },
  { fault: 'reload', scripts: ['+', '-'] },
  { fault: 'close', scripts: ['+', ''] },
  { fault: 'suspend', scripts: ['+', '-'] },
  { fault: 'compaction', scripts: ['+', ''] },
  { fault: 'fullDisk', scripts: ['5', ''] },
  { fault: 'noIndexedDb', scripts: ['++', '+-'] },
  { fault: 'noLocalStorage', scripts: ['++', '+-'] },
  { fault: 'newerEntries', scripts: ['+', ''] },
  { fault: 'newerVersion', scripts: ['+', '-'] },
  { fault: 'olderVersion', scripts: ['+', ''] },
];
const ALL: readonly Scenario[] = [
  { fault: 'none', scripts: ['+-u', '+5'] },
  { fault: 'none', scripts: ['5+-', '+*'] },
  ...['reload', 'close', 'suspend', 'fullDisk', 'newerEntries', 'newerVersion', 'olderVersion'].map(
    (fault): Scenario => ({ fault, scripts: ['+-', '5'] }),
  ),
  { fault: 'compaction', scripts: ['+', '-'] },
  { fault: 'noIndexedDb', scripts: ['+-u', '+5-'] },
  { fault: 'noLocalStorage', scripts: ['+-u', '+5-'] },
];

if (SCHEDULE !== undefined && !isAll) it('should hold for this schedule', () => replay(SCHEDULE));
else
  describe('every schedule of two tabs', () => {
    it.each(isAll ? [...SOME, ...ALL] : SOME)(
      'should lead to a serial order of their events: $fault $scripts',
      async (scenario) => {
        const { schedules, states, runs } = await exploreAll(scenario);
        expect(schedules).toBeGreaterThan(10);
        const name = [scenario.fault, ...scenario.scripts].join('/');
        process.stdout.write(`${name}: ${schedules} schedules, ${states} states, ${runs} runs\n`);
      },
    );
  });

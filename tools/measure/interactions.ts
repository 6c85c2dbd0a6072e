import type { Browser } from 'playwright-core';
import { said, table } from '../table';
import { DESK, openDevice } from './device';
import { ACTS, makeEach, type Act } from './gestures';
import { PEERS_ACTS } from './peers';
import { spreadOf, within, type Spread } from './stats';
import type { Answer } from './timer';

/** How one kind of gesture was answered, over all samples. */
export interface ActFigures {
  readonly act: Act;
  readonly samples: number;
  readonly answered: Spread;
  readonly settled: Spread;
  readonly work: Spread;
}

/** Times the answers to real presses and keys on a slow processor; what the page needs is in the cache. */
export const measureInteractions = async (
  browser: Browser,
  shop: string,
  product: string,
  runs: number,
  say: (done: string) => void,
): Promise<readonly ActFigures[]> => {
  const device = await openDevice(browser, DESK);
  const answers: Record<Act, Answer[]> = {
    'by hand': [],
    filter: [],
    sort: [],
    search: [],
    add: [],
    open: [],
  };
  // The first round fills the cache.
  for (let run = 0; run <= runs; run += 1) {
    const done = await makeEach(device, shop, product);
    if (run === 0) continue;
    for (const act of ACTS) answers[act].push(...done[act]);
    say(`run ${run} of ${runs}`);
  }
  await device.context.close();
  return ACTS.map((act) => ({
    act,
    samples: answers[act].length,
    answered: spreadOf(answers[act].map(({ answered }) => answered)),
    settled: spreadOf(answers[act].map(({ settled }) => settled)),
    work: spreadOf(answers[act].map(({ work }) => work)),
  }));
};

/** The gestures, one a line, with the peers' answers to the same. */
export const interactionsTable = (figures: readonly ActFigures[]): string => {
  const peers = ['forever', 'jeff', 'rtk', 'gatsby', 'shopco'];
  return table(
    ['gesture', 'samples', 'answered ms', 'settled ms', 'work ms', ...peers],
    figures.map(({ act, samples, answered, settled, work }) => [
      act,
      said(samples),
      within(answered),
      within(settled),
      within(work),
      ...peers.map((peer) => PEERS_ACTS[act]?.[peer] ?? '–'),
    ]),
  );
};
